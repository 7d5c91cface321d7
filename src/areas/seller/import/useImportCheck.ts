import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useResourceContext, useTranslate } from 'ra-core';
import { useReducer, useRef, useState } from 'react';
import { regionsQuery } from '../../../dataProvider/regions';
import type { Table } from '../../../format/sheet/sheet';
import { useFieldLabel } from '../../../widgets/text/useFieldLabel';
import type { SellerForm } from '../sellerRecord';
import type { Check } from './checkRow';
import { checkRows } from './checkRows';
import { findRegistered, type Found } from './findRegistered';
import type { ImportAttempt } from './useImportRun';
import { useImportWords } from './useImportWords';

/** The user's choices. */
export type Choices = Pick<Check, 'columns' | 'photos' | 'isTidy' | 'chosen'> & {
  sheet: Table | null;
  fileName: string;
  /** True once the columns are confirmed; every further choice repeats the check. */
  isConfirmed: boolean;
};

type Numbered = Choices & {
  /** Number of changes so far. */
  version: number;
  /** The version that brought the table: a file may be chosen again, with the same name. */
  tableVersion: number;
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
  tableVersion: 0,
};

const changed = (before: Numbered, change: Partial<Choices>): Numbered => {
  const version = before.version + 1;
  return { ...before, ...change, version, tableVersion: change.sheet ? version : before.tableVersion };
};

/** The values of a row that are looked up, as a key of the cache. */
const keyOf = ({ nikNumber, phoneNumber, email, fullName }: SellerForm): string =>
  [nikNumber, phoneNumber, email, fullName].join(' ');

type Progress = { done: number; total: number };

const percentOf = ({ done, total }: Progress): number => Math.floor((done / Math.max(total, 1)) * 100);

/** Keeps the old object until another percent is done, so that the page does not re-render for every row. */
const advanced = (before: Progress, now: Progress): Progress =>
  before.total === now.total && percentOf(before) === percentOf(now) ? before : now;

/**
 * Checks every row, and again after each choice and each refresh. Look-ups of existing sellers are cached until `forget`.
 * All data is in memory and lost with the page.
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
  const { sheet, version, tableVersion, isConfirmed, columns, photos, isTidy, chosen } = choices;

  const query = useQuery({
    queryKey: [resource, 'read', 'import', tableVersion, version],
    queryFn: ({ signal }) =>
      checkRows(
        sheet?.rows ?? [],
        {
          head: sheet?.head ?? [],
          columns,
          photos,
          isTidy,
          chosen,
          words,
          translate,
          labelOf,
          regionsOf: (level, parentId) => queryClient.query(regionsQuery(level, parentId)),
        },
        {
          signal,
          onProgress: (done, total) => setProgress((before) => advanced(before, { done, total })),
          find: async ({ form }) => {
            const key = keyOf(form);
            const cached = known.current.get(key);
            if (cached !== undefined) return cached;
            const found = await findRegistered(dataProvider, resource, form, signal);
            known.current.set(key, found);
            return found;
          },
        },
      ),
    enabled: sheet !== null && isConfirmed,
    placeholderData: (rows, last) => (last?.queryKey[3] === tableVersion ? rows : undefined),
    staleTime: Infinity,
    gcTime: 0,
    // Rows contain files, which cannot be compared structurally.
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
    /** Clears the cached look-ups after rows were sent, except the sellers that the run found. */
    forget: (attempts: readonly ImportAttempt[]): void => {
      known.current = new Map(
        attempts.flatMap(({ record: { form }, registered }) =>
          registered ? [[keyOf(form), registered] as const] : [],
        ),
      );
    },
  };
};
