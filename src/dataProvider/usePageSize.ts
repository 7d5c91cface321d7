import { useStore } from 'ra-core';
import { limits } from '../config';

/**
 * How many rows a page of a resource's list has, and how to choose another number. The choice is remembered for the person
 * (layout/preferences); before the first one it is the default of specification §9. An address that says another number wins.
 */
export const usePageSize = (resource: string) =>
  useStore<number>(`${resource}.perPage`, limits.defaultPageSize);
