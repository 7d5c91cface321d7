import { useStore } from 'ra-core';
import { limits } from '../config';
import { pageSizeKey } from './storeKeys';

/**
 * Returns the page size of a resource's list, and its setter. The choice is saved for the person (layout/preferences).
 * Defaults to the page size of specification §9; a page size in the address wins.
 */
export const usePageSize = (resource: string) =>
  useStore<number>(pageSizeKey(resource), limits.defaultPageSize);
