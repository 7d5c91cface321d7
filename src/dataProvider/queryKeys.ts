import type { QueryKey } from '@tanstack/react-query';
import type { GetListParams, Identifier } from 'ra-core';

/*
 * react-admin's keys in react-query, for which ra-core has no public function: those of ra-core 5.15 (useGetList,
 * useGetOne). tests/dataProvider/queryKeys.test.tsx fails if a new version uses other keys.
 */

/** Begins the key of every cached page. */
export const listsKey = (resource: string) => [resource, 'getList'];

export const listKey = (resource: string, params: GetListParams) => [...listsKey(resource), params];

export const recordsKey = (resource: string | undefined) => [resource, 'getOne'];

export const recordKey = (resource: string | undefined, id: Identifier | undefined, meta: unknown) => [
  ...recordsKey(resource),
  { id: String(id), meta },
];

export const listOfKey = ([resource, method]: QueryKey): string | undefined =>
  method === 'getList' ? String(resource) : undefined;

/** The `meta` of a record that is read whole: a row of a list may hold less. */
export const wholeRecord = { detail: true };
