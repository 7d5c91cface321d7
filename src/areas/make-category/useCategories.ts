import { useGetList } from 'ra-core';
import type { Category } from './categoryWire';

/** As a tree is read: every category behind its parent, siblings in their order. */
export const treeOrder = { field: 'place', order: 'ASC' } as const;

/** More than a tree that people maintain by hand will ever hold: it is never read by pages. */
export const wholeTree = 1000;

/** Every category. While nothing narrows the list, its own read is this one. */
export const useCategories = () =>
  useGetList<Category>('make-category', {
    pagination: { page: 1, perPage: wholeTree },
    sort: treeOrder,
    filter: {},
  });
