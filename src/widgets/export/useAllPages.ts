import { type RaRecord, useDataProvider, useListContext, useNotify } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFilterValues } from '../filter/listFilter';
import { readAllPages } from './exportPages';

type Options = {
  /** What the rows are for; the words are at `widgets.<purpose>`. */
  purpose: 'export' | 'print';
  /** Rows at most; left out, all of them. */
  most?: number;
  /** Gets the rows, once all of them are there; `signal` says that the person has cancelled since. */
  onRows: (rows: RaRecord[], signal: AbortSignal) => void | Promise<void>;
};

export type AllPages = {
  purpose: Options['purpose'];
  /** Rows fetched, and how many there will be, once that is known; undefined while nothing runs. */
  progress: { done: number; total: number | undefined } | undefined;
  /** Why the last reading failed; undefined once it is started again or closed. */
  fault: string | undefined;
  start: () => void;
  /** Stops the reading, or closes the fault. */
  stop: () => void;
};

/** Reads the whole filter of the list around us in the list's order, page by page, not one page of it. */
export const useAllPages = ({ purpose, most, onRows }: Options): AllPages => {
  const { resource, sort, filter: permanent } = useListContext();
  const filter = { ...useFilterValues(), ...(permanent as object | undefined) };
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<AllPages['progress']>();
  const [fault, setFault] = useState<string>();

  // Leaving the page stops the reading: no file arrives later, perhaps for another person.
  useEffect(() => () => running.current?.abort(), []);

  const read = async (): Promise<void> => {
    // A second press in the moment in which the first one is at work.
    if (running.current && !running.current.signal.aborted) return;
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setFault(undefined);
    setProgress({ done: 0, total: undefined });
    try {
      const rows = await readAllPages((params) => dataProvider.getList(resource, params), {
        sort,
        filter,
        signal,
        most,
        onProgress: (done, total) => setProgress({ done, total }),
      });
      await onRows(rows, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) {
        notify(`widgets.${purpose}.cancelled`, { type: 'success' });
        return;
      }
      setFault(error.message);
      notify(error.message, { type: 'error' });
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  };

  const stop = () => {
    running.current?.abort();
    setFault(undefined);
  };
  return { purpose, progress, fault, start: () => void read(), stop };
};
