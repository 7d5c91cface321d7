import type { SortPayload } from 'ra-core';
import { limits } from '../config';
import { fetchRows } from '../dataProvider/fetchRows';
import type { FirstView } from './lazyPage';

/** The order of a react-admin list that names none. */
const unsorted: SortPayload = { field: 'id', order: 'ASC' };

/**
 * Sends the request of a list's first page before the list is rendered (`fetchFirstView` of its page), where nothing about it is in
 * doubt: the address asks for nothing, and the person has no saved view, which may open by itself.
 */
export const fetchFirstRows =
  (resource: string, sort = unsorted) =>
  ({ queryClient, dataProvider, store }: FirstView): void => {
    if (location.search !== '' || store.getItem(`${resource}.savedQueries`) !== undefined) return;
    const perPage = store.getItem<number>(`${resource}.perPage`) ?? limits.defaultPageSize;
    const params = { pagination: { page: 1, perPage }, sort, filter: {}, meta: undefined };
    fetchRows({ queryClient, dataProvider, resource, params });
  };
