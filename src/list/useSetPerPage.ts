import { type ListControllerResult, useEvent } from 'ra-core';
import { useRef } from 'react';
import { usePageSize } from '../dataProvider/usePageSize';

/** The longest wait for rows, in milliseconds. A person notices no delay below it. */
const longestWaitMs = 100;

/**
 * Returns a setter of a list's page size, which also stores the size as the user's choice. It waits for the requested
 * rows up to 100 ms, so that a list with a quick server is rendered once, with its new rows, instead of twice
 * (docs/decisions/0032).
 */
export const useSetPerPage = (list: ListControllerResult) => {
  const [, keepPageSize] = usePageSize(list.resource);
  const latest = useRef<number>(undefined);
  // The list may change during the wait.
  const apply = useEvent((perPage: number): void => {
    keepPageSize(perPage);
    list.setPerPage(perPage);
  });

  return async (perPage: number, rows: Promise<unknown>): Promise<void> => {
    latest.current = perPage;
    await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
    if (latest.current === perPage) apply(perPage);
  };
};
