/*
 * The keys under which a person's choices are in react-admin's store. ra-core has no public function for its keys. These are
 * the keys of ra-core 5.15; tests/dataProvider/storeKeys.test.tsx fails if a new version uses another key for a list.
 */

/** react-admin's own: page, order and filter of a list as it was left. */
export const listParamsKey = (resource: string | undefined) => `${resource}.listParams`;

/** react-admin's own: the saved views of a list. */
export const savedViewsKey = (resource: string | undefined) => `${resource}.savedQueries`;

/** Matches the key of the saved views of any list. */
export const anySavedViewsKey = /\.savedQueries$/;

/** The page size that a person chose for a list. */
export const pageSizeKey = (resource: string) => `${resource}.perPage`;

/** Matches the key of the page size of any list. */
export const anyPageSizeKey = /\.perPage$/;

/** The columns that a person toggled, under the key of react-admin's table. `place` is the resource or the list's store key. */
export const toggledColumnsKey = (place: string | undefined) => `${place}.datatable`;

/** Matches the two keys of the columns of any list. */
export const anyColumnsKey = /\.(datatable|columnOrder)$/;

/** The order that a person gave to the columns. */
export const columnOrderKey = (place: string | undefined) => `${place}.columnOrder`;

/** The filter, as JSON, under which the selected records of a list were selected. */
export const selectionFilterKey = (resource: string) => `${resource}.selectionFilter`;

/** The row height, which applies to all lists. */
export const densityKey = 'density';
