import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useListContext } from 'ra-core';
import { listKey } from '../../dataProvider/queryKeys';
import { whenPainted } from '../../onDemand/whenPainted';
import { useFilterValues } from '../filter/listFilter';

/**
 * Fetches a page of the list before it is asked for, under the key that react-admin's useGetList reads, so that it is
 * painted without waiting. It waits for the rows of the page that is asked for now. A page that is already there, or on its
 * way, is not fetched again. A failure stays silent: the list reports it when the page is opened.
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
    // A list that is being rendered has a state already, before it asks.
    if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return;
    queryClient
      .query({
        queryKey,
        queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
      })
      .catch(() => undefined);
  };
  // After the rows that were asked for: buttons move under a resting pointer when a list becomes shorter.
  return useEvent((page: number) => void whenPainted(queryClient, () => prefetch(page)));
};
