import { useGetList } from 'ra-core';
import type { Category } from './categoryWire';

/** More than a tree that people maintain by hand will ever hold. */
const all = { page: 1, perPage: 1000 };

/** Every category, siblings in their order: a tree is never read by pages. */
export const useCategories = () =>
  useGetList<Category>('make-category', {
    pagination: all,
    sort: { field: 'order', order: 'ASC' },
    filter: {},
  });
