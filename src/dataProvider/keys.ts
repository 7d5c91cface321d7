import type { QueryKey } from '@tanstack/react-query';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core';

/* Of queries and of the store. Those of ra-core 5.15 have no public function; tests/dataProvider/keys.test.tsx compares them. */

export const listsKey = (resource: string) => [resource, 'getList'];

export const listKey = (resource: string, params: GetListParams) => [...listsKey(resource), params];

/** What `useGetList` asks for, for who asks outside of it; `params` has all of its keys, also `meta`. */
export const listQuery = (
  dataProvider: DataProvider,
  resource: string,
  params: GetListParams & { meta: unknown },
) => ({
  queryKey: listKey(resource, params),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    dataProvider.getList<RaRecord>(resource, { ...params, signal }),
});

export const recordsKey = (resource: string | undefined) => [resource, 'getOne'];

export const recordKey = (resource: string | undefined, id: Identifier | undefined, meta: unknown) => [
  ...recordsKey(resource),
  { id: String(id), meta },
];

export const listOfKey = ([resource, method]: QueryKey): string | undefined =>
  method === 'getList' ? String(resource) : undefined;

/** The `meta` of a record that is read whole: a row of a list may hold less. */
export const wholeRecord = { detail: true };

/** `prefix` is here and below the resource, or the `storePrefix` of a list or table. */
export const listParamsKey = (prefix: string | undefined) => `${prefix}.listParams`;

export const savedViewsKey = (resource: string | undefined) => `${resource}.savedQueries`;

export const anySavedViewsKey = /\.savedQueries$/;

export const pageSizeKey = (resource: string) => `${resource}.perPage`;

export const anyPageSizeKey = /\.perPage$/;

/** Under the key of react-admin's table. */
export const toggledColumnsKey = (prefix: string | undefined) => `${prefix}.datatable`;

export const anyColumnsKey = /\.(datatable|columnOrder)$/;

export const columnOrderKey = (prefix: string | undefined) => `${prefix}.columnOrder`;

export const selectionFilterKey = (resource: string) => `${resource}.selectionFilter`;

export const densityKey = 'density';
