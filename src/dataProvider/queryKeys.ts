import type { QueryKey } from '@tanstack/react-query';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'ra-core';

/* Those of ra-core 5.15, which has no public function for them; tests/dataProvider/keys.test.tsx compares them. */

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
