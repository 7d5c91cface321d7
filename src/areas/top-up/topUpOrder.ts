import type { SortPayload } from 'ra-core';

/** The order of the requests before anybody sorts. */
export const newestFirst: SortPayload = { field: 'created_at', order: 'DESC' };
