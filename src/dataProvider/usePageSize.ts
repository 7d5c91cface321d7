import { useStore } from 'ra-core';
import { limits } from '../config';
import { pageSizeKey } from './storeKeys';

/** Defaults to that of specification §9; a page size in the address wins. */
export const usePageSize = (resource: string) =>
  useStore<number>(pageSizeKey(resource), limits.defaultPageSize);
