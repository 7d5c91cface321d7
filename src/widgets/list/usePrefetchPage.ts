import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useEvent, useListContext } from 'ra-core';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { fetchRows } from '../../dataProvider/fetchRows';
import { listKey } from '../../dataProvider/queryKeys';
import { useFilterValues } from '../filter/listFilter';

/**
 * Fetches a page of the list before it is asked for, under the key that react-admin's useGetList reads, so that it is
 * painted without waiting. A page that is already there, or on its way, is not fetched again.
 */
export const usePrefetchPage = (): ((page: number) => void) => {
  const { resource, perPage, sort, filter } = useListContext();
  const filterValues = useFilterValues();
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();

  return useEvent((page: number) => {
    const params = {
      pagination: { page, perPage },
      sort,
      filter: { ...filterValues, ...(filter as object | undefined) },
      meta: undefined,
    };
    const state = queryClient.getQueryState(listKey(resource, params));
    // A list that is being rendered has a state already, before it asks.
    if (state && (state.status !== 'pending' || state.fetchStatus !== 'idle')) return;
    fetchRows({ queryClient, dataProvider, resource, params });
  });
};
