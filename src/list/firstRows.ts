import type { SortPayload } from 'ra-core';
import { limits } from '../config';
import { listQuery } from '../dataProvider/listQuery';
import { pageSizeKey, savedViewsKey } from '../dataProvider/storeKeys';
import type { FirstView } from '../menu/lazyPage';

/** react-admin's order of a list without a `sort`. */
const noSort: SortPayload = { field: 'id', order: 'ASC' };

/**
 * Returns the `fetchFirstView` of a list page: it requests the rows that the list shows when it opens. The parameters must
 * equal those of its `<ListPage>`. It requests nothing if the address has a search, or if the user has saved views,
 * because the list then opens with other rows.
 */
export const firstRows =
  ({ sort = noSort, perPage }: { sort?: SortPayload; perPage?: number } = {}) =>
  ({ queryClient, dataProvider, store, resource, search }: FirstView): void => {
    if (search !== '' || store.getItem<readonly unknown[]>(savedViewsKey(resource))?.length) return;
    const pageSize = perPage ?? store.getItem<number>(pageSizeKey(resource)) ?? limits.defaultPageSize;
    const pagination = { page: 1, perPage: pageSize };
    // Ignores a failure here, because the list reports it.
    queryClient
      .query(listQuery(dataProvider, resource, { pagination, sort, filter: {}, meta: undefined }))
      .catch(() => undefined);
  };
