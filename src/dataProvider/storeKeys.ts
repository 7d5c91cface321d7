/*
 * The keys under which a person's choices are in react-admin's store. ra-core has no public function for its keys. These are
 * the keys of ra-core 5.15; tests/dataProvider/storeKeys.test.tsx fails if a new version uses another key for a list.
 */

/** react-admin's own: page, order and filter of a list as it was left. */
export const listParamsKey = (resource: string | undefined) => `${resource}.listParams`;

/** react-admin's own: the saved views of a list. */
export const savedViewsKey = (resource: string | undefined) => `${resource}.savedQueries`;

/** The page size that a person chose for a list. */
export const pageSizeKey = (resource: string) => `${resource}.perPage`;

/** The columns that a person toggled, under the key of react-admin's own table. `place` is the resource or the list's store key. */
export const toggledColumnsKey = (place: string | undefined) => `${place}.datatable`;

/** Matches the two keys of columns. */
export const columnsKey = /\.(datatable|columnOrder)$/;

/** The order that a person gave to the columns. */
export const columnOrderKey = (place: string | undefined) => `${place}.columnOrder`;
