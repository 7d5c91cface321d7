import type { QueryKey } from '@tanstack/react-query';
import type { GetListParams, Identifier } from 'ra-core';

/*
 * The keys under which react-admin caches responses in react-query. ra-core has no public function for its keys. These are the
 * keys of ra-core 5.15 (useGetList, useGetOne); tests/dataProvider/queryKeys.test.tsx fails if a new version uses other keys.
 */

/** The beginning of the key of every cached page of a list. */
export const listsKey = (resource: string) => [resource, 'getList'];

export const listKey = (resource: string, params: GetListParams) => [...listsKey(resource), params];

/** The beginning of the key of every cached record of a resource. */
export const recordsKey = (resource: string | undefined) => [resource, 'getOne'];

/** The key of a record that was read with this `meta`. */
export const recordKey = (resource: string | undefined, id: Identifier | undefined, meta: unknown) => [
  ...recordsKey(resource),
  { id: String(id), meta },
];

/** Returns the resource of a react-query key if it is the key of a list. */
export const listOfKey = ([resource, method]: QueryKey): string | undefined =>
  method === 'getList' ? String(resource) : undefined;

/** The `meta` of a record that is read whole, to look at it and act on it: a row of a list may hold less. */
export const wholeRecord = { detail: true };
