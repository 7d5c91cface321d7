import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useListContext, useNotify, type RaRecord } from 'ra-core';
import { readAllPages } from './exportPages';
import { useFilterValues } from '../filter/listFilter';

export type AllPages = {
  /** What the rows are for; what is said of it stands at `kit.<purpose>`. */
  purpose: 'export' | 'printing';
  /** Rows fetched, and how many there will be, once that is known; undefined while nothing runs. */
  progress: { done: number; total: number | undefined } | undefined;
  /** The rows, `most` of them at most; undefined when it was cancelled or failed, which the person has been told. */
  read: (most?: number) => Promise<RaRecord[] | undefined>;
  cancel: () => void;
};

/** Reads the whole filter of the list around us in the list's order, page by page, not one page of it. */
export const useAllPages = (purpose: AllPages['purpose']): AllPages => {
  const { resource, sort } = useListContext();
  const filter = useFilterValues();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<AllPages['progress']>();

  // Whoever leaves the page takes it back: no file or paper arrives later, perhaps for somebody else.
  useEffect(() => () => running.current?.abort(), []);

  const read: AllPages['read'] = async (most) => {
    const { signal } = (running.current = new AbortController());
    setProgress({ done: 0, total: undefined });
    try {
      return await readAllPages((params) => dataProvider.getList(resource, params), {
        sort,
        filter,
        signal,
        most,
        onProgress: (done, total) => setProgress({ done, total }),
      });
    } catch (error) {
      const { aborted } = signal;
      const message = aborted || !(error instanceof Error) ? `kit.${purpose}.cancelled` : error.message;
      notify(message, { type: aborted ? 'success' : 'error', messageArgs: { _: message } });
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };
  return { purpose, progress, read, cancel: () => running.current?.abort() };
};
