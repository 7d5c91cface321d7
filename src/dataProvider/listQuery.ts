import type { DataProvider, GetListParams } from 'ra-core';
import { listKey } from './queryKeys';

/** Returns the query of one page of a list, which react-admin's useGetList then reads instead of sending its own request. */
export const listQuery = (dataProvider: DataProvider, resource: string, params: GetListParams) => ({
  queryKey: listKey(resource, params),
  queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getList(resource, { ...params, signal }),
});
