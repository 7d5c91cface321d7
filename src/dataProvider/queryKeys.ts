import type { GetListParams, Identifier } from 'ra-core';

/*
 * The keys under which react-admin keeps answers in react-query. ra-core has no public function for them: these are the keys
 * that ra-core 5.15 builds (useGetList, useGetOne), and tests/dataProvider/queryKeys.test.tsx fails when it builds others.
 */

/** The key of one page of a list. */
export const listKey = (resource: string, params: GetListParams) => [resource, 'getList', params];

/** The key of a record that was read with this `meta`. */
export const recordKey = (resource: string | undefined, id: Identifier | undefined, meta: unknown) => [
  resource,
  'getOne',
  { id: String(id), meta },
];

/** The `meta` of a record that is read whole, to look at it and act on it: a row of a list may hold less. */
export const wholeRecord = { detail: true };
