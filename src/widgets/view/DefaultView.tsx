import { useLocation, useResourceContext, useStoreContext } from 'ra-core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { listParamsKey } from '../../dataProvider/storeKeys';
import type { fromMenu } from '../../menu/area';
import type { SavedView } from './savedView';
import { useOpenView } from './useOpenView';
import { useSavedViews } from './useSavedViews';

/**
 * The default view, where the list is opened from the menu, or for the first time since the page was loaded, by an address
 * that says nothing itself. On the way back from a record, react-admin opens the list as it was left. It is judged once for
 * each visit, so that the list stays as it is while a view becomes the default.
 */
const useViewToOpen = (storeKey: string | undefined): SavedView | undefined => {
  const location = useLocation();
  const { search, key } = location;
  const resource = useResourceContext();
  const { getItem } = useStoreContext();
  const [views] = useSavedViews();
  const judge = (): SavedView | undefined => {
    const state = location.state as Partial<typeof fromMenu> | null;
    const isLeftOpen = getItem(storeKey ?? listParamsKey(resource)) !== undefined;
    return search === '' && (state?.isFromMenu || !isLeftOpen)
      ? views.find(({ isDefault }) => isDefault)
      : undefined;
  };
  const [judged, setJudged] = useState(() => ({ key, view: judge() }));
  if (judged.key !== key) setJudged({ key, view: judge() });
  return judged.view;
};

/**
 * Opens a view in place of the address: what `<Navigate replace>` is to an address. The router's state stays, because the notice
 * of a record that could not be opened arrives in it.
 */
const OpenView = ({ view }: { view: SavedView }) => {
  const open = useOpenView();
  const state: unknown = useLocation().state;
  useLayoutEffect(() => open(view, { replace: true, state }), [open, view, state]);
  return null;
};

export type DefaultViewProps = {
  /** Of the list, where it has one of its own. */
  storeKey: string | undefined;
  children: ReactNode;
};

/** Around a list of which the person has saved views: where it is to open with the default one, that is opened first. */
export const DefaultView = ({ storeKey, children }: DefaultViewProps) => {
  const view = useViewToOpen(storeKey);
  return view ? <OpenView view={view} /> : children;
};
