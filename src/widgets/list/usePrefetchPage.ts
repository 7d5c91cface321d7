import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useListContext } from 'ra-core';
import { listKey } from '../../dataProvider/queryKeys';
import { whenPainted } from '../../onDemand/whenPainted';
import { useFilterValues } from '../filter/listFilter';

/**
 * Returns a function that prefetches a page of the list into the query that react-admin's useGetList reads. It waits until
 * the current rows are painted, and skips a page that is cached or already requested. It ignores failures: the list reports
 * them when the page is opened.
 */
export const usePrefetchPage = (): ((page: number) => void) => {
  const { resource, perPage, sort, filter } = useListContext();
  const filterValues = useFilterValues();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();

  const prefetch = (page: number): void => {
    const params = {
      pagination: { page, perPage },
      sort,
      filter: { ...filterValues, ...(filter as object | undefined) },
      meta: undefined,
    };
    const queryKey = listKey(resource, params);
    const state = queryClient.getQueryState(queryKey);
    // A list that renders but has not sent its request yet also has a query state: pending and idle.
    if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return;
    queryClient
      .query({
        queryKey,
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
      })
      .catch(() => undefined);
  };
  // Waits for the current rows: when a list becomes shorter, buttons move under a resting pointer and fire hover.
  return useEvent((page: number) => void whenPainted(queryClient, () => prefetch(page)));
};
