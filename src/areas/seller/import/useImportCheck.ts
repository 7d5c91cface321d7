import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, useTranslate } from 'ra-core';
import { useReducer, useRef, useState } from 'react';
import { regionsQuery } from '../../../dataProvider/regions';
import type { Sheet } from '../../../format/sheet/sheet';
import { useFieldLabel } from '../../../widgets/text/useFieldLabel';
import type { Check } from './checkRow';
import { checkRows } from './checkRows';
import { findRegistered, type Found } from './findRegistered';
import { useImportWords } from './useImportWords';

/** What a person has chosen so far. */
export type Choices = Pick<Check, 'columns' | 'photos' | 'isTidy' | 'chosen'> & {
  sheet: Sheet | null;
  fileName: string;
  /** The columns are right: rows are checked, and checked again whenever something is chosen. */
  isConfirmed: boolean;
};

type Numbered = Choices & {
  /** Counts the changes. */
  version: number;
};

const none: Numbered = {
  sheet: null,
  fileName: '',
  columns: {},
  photos: new Map(),
  isTidy: false,
  chosen: new Map(),
  isConfirmed: false,
  version: 0,
};

const changed = (before: Numbered, change: Partial<Choices>): Numbered => ({
  ...before,
  ...change,
  version: before.version + 1,
});

type Progress = { done: number; total: number };

const percentOf = ({ done, total }: Progress): number => Math.floor((done / Math.max(total, 1)) * 100);

/** The same where no further percent is done: the page is not drawn again for each of many rows. */
const advanced = (before: Progress, now: Progress): Progress =>
  before.total === now.total && percentOf(before) === percentOf(now) ? before : now;

/**
 * The check of every row, made again after each choice and after everything was refreshed. What the server said of a row is
 * remembered until `forget`. All of it is in memory, and gone with the page.
 */
export const useImportCheck = () => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const words = useImportWords();
  const labelOf = useFieldLabel();
  const [choices, choose] = useReducer(changed, none);
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0 });
  const known = useRef(new Map<string, Found | null>());
  const { sheet, version, isConfirmed, columns, photos, isTidy, chosen } = choices;

  const query = useQuery({
    queryKey: [resource, 'read', 'import', version],
    queryFn: ({ signal }) =>
      checkRows(
        sheet ?? [],
        {
          ...{ columns, photos, isTidy, chosen, words, translate, labelOf },
          regionsOf: (level, parentId) => queryClient.query(regionsQuery(level, parentId)),
        },
        {
          signal,
          onProgress: (done, total) => setProgress((before) => advanced(before, { done, total })),
          find: async ({ form }) => {
            const key = `${form.nikNumber} ${form.phoneNumber}`;
            const found = known.current.get(key);
            if (found !== undefined) return found;
            const answer = await findRegistered(dataProvider, resource, form, signal);
            known.current.set(key, answer);
            return answer;
          },
        },
      ),
    enabled: sheet !== null && isConfirmed,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    // Rows hold files, which cannot be compared.
    structuralSharing: false,
  });
  return {
    choices,
    choose,
    rows: sheet && isConfirmed ? query.data : undefined,
    isChecking: query.isFetching,
    progress,
    error: query.isFetching ? null : query.error,
    retry: query.refetch,
    /** After rows were sent: the server is asked again who is registered. */
    forget: () => known.current.clear(),
  };
};
