import { useEvent, useNavigate, useResourceContext, useStoreContext } from 'ra-core';
import { columnOrderKey, densityKey, toggledColumnsKey } from '../../dataProvider/storeKeys';
import { listSearch } from '../../domain/format/listAddress';
import type { SavedView } from './savedView';

/** Returns a function that opens a view: filter, sort and page size go into the URL, the rest into the preferences. */
export const useOpenView = () => {
  const resource = useResourceContext();
  const navigate = useNavigate();
  const { setItem } = useStoreContext();
  return useEvent(({ value }: SavedView, options?: { replace: boolean; state: unknown }): void => {
    setItem(toggledColumnsKey(resource), value.hidden);
    setItem(columnOrderKey(resource), value.columnOrder);
    setItem(densityKey, value.density);
    navigate({ search: listSearch({ ...value, page: 1 }) }, options);
  });
};
