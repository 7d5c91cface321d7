/* Those of ra-core 5.15, which has no public function for them; tests/dataProvider/storeKeys.test.tsx compares them. */

/** react-admin's own. */
export const listParamsKey = (resource: string | undefined) => `${resource}.listParams`;

/** react-admin's own. */
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
