import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'ra-core';
import type { AppDataProvider } from './AppDataProvider';
import { listKey } from './queryKeys';

type Rows = {
  queryClient: QueryClient;
  dataProvider: AppDataProvider;
  resource: string;
  params: GetListParams;
};

/**
 * Asks for a page of a list under the key that react-admin's useGetList reads, so that the list finds it. A failure stays silent:
 * the list reports it.
 */
export const fetchRows = ({ queryClient, dataProvider, resource, params }: Rows): void => {
  queryClient
    .query({
      queryKey: listKey(resource, params),
      queryFn: ({ signal }) => dataProvider.getList(resource, { ...params, signal }),
    })
    .catch(() => undefined);
};
