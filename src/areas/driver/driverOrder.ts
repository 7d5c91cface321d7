import type { SortPayload } from 'ra-core';

/** The order of the drivers before anybody sorts. */
export const byName: SortPayload = { field: 'full_name', order: 'ASC' };
