import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useListContext } from 'ra-core';
import { listQuery } from '../../dataProvider/listQuery';
import { whenPainted } from '../../onDemand/whenPainted';
import { useFilterValues } from '../filter/listFilter';

/**
 * Returns a function that requests a page of the list, into the query that react-admin's useGetList reads. It skips a page
 * that is cached or already requested. It ignores failures: the list reports them when the page is opened.
 */
export const useRequestPage = (): ((page: number) => void) => {
  const { resource, perPage, sort, filter } = useListContext();
  const filterValues = useFilterValues();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();

  return useEvent((page: number): void => {
    const params = {
      pagination: { page, perPage },
      sort,
      filter: { ...filterValues, ...(filter as object | undefined) },
      meta: undefined,
    };
    const query = listQuery(dataProvider, resource, params);
    const state = queryClient.getQueryState(query.queryKey);
    // A list that renders but has not sent its request yet also has a query state: pending and idle.
    if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return;
    queryClient.query(query).catch(() => undefined);
  });
};

/** Like `useRequestPage`, but waits until the current rows are painted, because the page is only likely to be opened. */
export const usePrefetchPage = (): ((page: number) => void) => {
  const queryClient = useQueryClient();
  const request = useRequestPage();
  // A list that becomes shorter moves a button under a resting pointer. Its page must not delay the rows that are loading.
  return useEvent((page: number) => void whenPainted(queryClient, () => request(page)));
};
