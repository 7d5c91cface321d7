import { useStore } from 'ra-core';
import { limits } from '../config';

/**
 * Returns the page size of a resource's list, and its setter. The choice is saved for the person (layout/preferences).
 * Defaults to the page size of specification §9; a page size in the address wins.
 */
export const usePageSize = (resource: string) =>
  useStore<number>(`${resource}.perPage`, limits.defaultPageSize);
