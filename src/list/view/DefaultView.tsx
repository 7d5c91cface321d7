import { useLocation, useResourceContext, useStoreContext } from 'ra-core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { listParamsKey } from '../../dataProvider/storeKeys';
import type { fromMenu } from '../../menu/area';
import { type SavedView, useOpenView, useSavedViews } from './savedViews';

/**
 * The default view if the list opens without a query string, from the menu or for the first time since the page load.
 * Decided once per visit, so that making a view the default does not change the open list.
 */
const useViewToOpen = (storeKey: string | undefined): SavedView | undefined => {
  const location = useLocation();
  const { search, key } = location;
  const resource = useResourceContext();
  const { getItem } = useStoreContext();
  const [views] = useSavedViews();
  const findDefault = (): SavedView | undefined => {
    const state = location.state as Partial<typeof fromMenu> | null;
    const isLeftOpen = getItem(storeKey ?? listParamsKey(resource)) !== undefined;
    return search === '' && (state?.isFromMenu || !isLeftOpen)
      ? views.find(({ isDefault }) => isDefault)
      : undefined;
  };
  const [visit, setVisit] = useState(() => ({ key, view: findDefault() }));
  if (visit.key !== key) setVisit({ key, view: findDefault() });
  return visit.view;
};

/**
 * Like `<Navigate replace>`. It keeps the router's state, which may hold the notice of a record that could not be opened.
 */
const OpenView = ({ view }: { view: SavedView }) => {
  const open = useOpenView();
  const state: unknown = useLocation().state;
  useLayoutEffect(() => open(view, { replace: true, state }), [open, view, state]);
  return null;
};

type DefaultViewProps = {
  storeKey: string | undefined;
  children: ReactNode;
};

export const DefaultView = ({ storeKey, children }: DefaultViewProps) => {
  const view = useViewToOpen(storeKey);
  return view ? <OpenView view={view} /> : children;
};
