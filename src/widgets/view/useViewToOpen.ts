import { useLocation, useResourceContext, useStoreContext } from 'ra-core';
import { useState } from 'react';
import type { fromMenu } from '../../menu/area';
import type { SavedView } from './savedView';
import { useSavedViews } from './useSavedViews';

/**
 * The default view, where the list is opened from the menu, or for the first time since the page was loaded, by an address
 * that says nothing itself. On the way back from a record, react-admin opens the list as it was left. It is judged once for
 * each visit, so that the list stays as it is while a view becomes the default.
 * @param storeKey the list's own, where it has one
 */
export const useViewToOpen = (storeKey?: string): SavedView | undefined => {
  const location = useLocation();
  const { search, key } = location;
  const resource = useResourceContext();
  const { getItem } = useStoreContext();
  const [views] = useSavedViews();
  const judge = (): SavedView | undefined => {
    const state = location.state as Partial<typeof fromMenu> | null;
    const isLeftOpen = getItem(storeKey ?? `${resource}.listParams`) !== undefined;
    return search === '' && (state?.isFromMenu || !isLeftOpen)
      ? views.find(({ isDefault }) => isDefault)
      : undefined;
  };
  const [judged, setJudged] = useState(() => ({ key, view: judge() }));
  if (judged.key !== key) setJudged({ key, view: judge() });
  return judged.view;
};
