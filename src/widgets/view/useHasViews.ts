import { useStore } from 'ra-core';

const none: readonly unknown[] = [];

/** Whether the person has saved views of the list: all that a list has to know without the code of views. */
export const useHasViews = (resource: string): boolean =>
  useStore<readonly unknown[]>(`${resource}.savedQueries`, none)[0].length > 0;
