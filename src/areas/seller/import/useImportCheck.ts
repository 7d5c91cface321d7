import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useLocation, useTranslate } from 'ra-core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { regionsQuery } from '../../../dataProvider/regions';
import type { Region } from '../../../dataProvider/wire';
import { draftOwner, drafts, useKeepDraft } from '../../../form/drafts/drafts';
import { useAskBeforeClosing } from '../../../ui/StayDuring';
import { useFieldLabel } from '../../../ui/text/words';
import { findRegistered, type Found } from '../registeredSellers';
import { sellerResource, type SellerValues } from '../sellerModel';
import type { Choices } from './checkRow';
import { checkRows } from './checkRows';
import { useImportWords } from './importWords';
import type { ImportAttempt } from './useImportRun';

type Numbered = Choices & {
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
  mended: new Map(),
  isConfirmed: false,
  version: 0,
  tableVersion: 0,
};

const changed = (before: Numbered, change: Partial<Choices>): Numbered => {
  const version = before.version + 1;
  return { ...before, ...change, version, tableVersion: change.sheet ? version : before.tableVersion };
};

const keyOf = ({ nikNumber, phoneNumber, email, fullName }: SellerValues): string =>
  [nikNumber, phoneNumber, email, fullName].join(' ');

/** Checks every row again after each choice and each refresh; look-ups of existing sellers are cached until `forget`. */
export const useImportCheck = () => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const words = useImportWords();
  const labelOf = useFieldLabel();
  const { pathname: to } = useLocation();
  const path = `${to}#check`;
  const [choices, choose] = useReducer(
    changed,
    none,
    (first) => (drafts.at(path)?.values as Numbered | undefined) ?? first,
  );
  const [typing] = useState(() => new Map<string, string>());
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const known = useRef(new Map<string, Found | null>());
  const { sheet, version, tableVersion, isConfirmed, chosen, mended } = choices;

  const query = useQuery({
    queryKey: [sellerResource, 'read', 'import', tableVersion, version],
    queryFn: ({ signal }) =>
      checkRows(
        {
          ...choices,
          words,
          translate,
          labelOf,
          regionsOf: (level, parentId) => queryClient.query(regionsQuery(level, parentId)),
        },
        {
          signal,
          onProgress: setProgress,
          find: async ({ form }) => {
            const key = keyOf(form);
            const cached = known.current.get(key);
            if (cached !== undefined) return cached;
            const found = await findRegistered(dataProvider, form, signal);
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
  // The table, its photos and what was corrected wait in memory while the person signs in again, or visits another page.
  const values = (): Numbered => ({ ...choices, mended: new Map([...mended, ...typing]) });
  const hasCorrections =
    query.data?.some((row) => row.mended.size > 0 && row.state !== 'registered') ?? false;
  useKeepDraft({ path, to, hasChanges: sheet !== null, values });
  useAskBeforeClosing(hasCorrections);
  const keep = useEvent(() => {
    const owner = draftOwner();
    if (owner !== null && hasCorrections) drafts.keep(owner, { path, to, values: values() });
  });
  useEffect(() => {
    drafts.discard(path);
    return keep;
  }, [path, keep]);
  return {
    choices,
    choose,
    answer: (question: string, region: Region): void =>
      choose({ chosen: new Map([...chosen, [question, region]]) }),
    mend: (field: string, value: string | File): void =>
      choose({ mended: new Map([...mended, [field, value]]) }),
    /** Typed and not yet checked, by `fieldOfRow`. */
    typing,
    rows: sheet && isConfirmed ? query.data : undefined,
    isChecking: query.isFetching,
    progress,
    error: query.isFetching ? null : query.error,
    retry: query.refetch,
    /** Except the sellers that the run found. */
    forget: (attempts: readonly ImportAttempt[]): void => {
      known.current = new Map(
        attempts.flatMap(({ record: { form, registered } }) =>
          registered ? [[keyOf(form), registered] as const] : [],
        ),
      );
    },
  };
};

export type ImportCheck = ReturnType<typeof useImportCheck>;
