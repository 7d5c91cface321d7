import { useGetList } from 'ra-core';
import type { Category } from './categoryWire';

/** Tree order: every category after its parent, siblings by their order. */
export const treeOrder = { field: 'place', order: 'ASC' } as const;

/** A page size larger than any manually maintained tree, so that one request returns all categories. */
export const wholeTree = 1000;

/** Reads all categories. Shares the query of the list while the list is not filtered. */
export const useCategories = () =>
  useGetList<Category>('make-category', {
    pagination: { page: 1, perPage: wholeTree },
    sort: treeOrder,
    filter: {},
  });
