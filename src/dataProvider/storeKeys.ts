/* react-admin's own, for which ra-core 5.15 has no public function (tests/dataProvider/keys.test.tsx), and ours. */

export const listParamsKey = (resource: string | undefined) => `${resource}.listParams`;

export const savedViewsKey = (resource: string | undefined) => `${resource}.savedQueries`;

export const anySavedViewsKey = /\.savedQueries$/;

export const pageSizeKey = (resource: string) => `${resource}.perPage`;

export const anyPageSizeKey = /\.perPage$/;

/** Under the key of react-admin's table. `place` is the resource or the list's store key. */
export const toggledColumnsKey = (place: string | undefined) => `${place}.datatable`;

export const anyColumnsKey = /\.(datatable|columnOrder)$/;

export const columnOrderKey = (place: string | undefined) => `${place}.columnOrder`;

export const selectionFilterKey = (resource: string) => `${resource}.selectionFilter`;

export const densityKey = 'density';
