/* react-admin's own, for which ra-core 5.15 has no public function (tests/dataProvider/keys.test.tsx), and ours. */

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
