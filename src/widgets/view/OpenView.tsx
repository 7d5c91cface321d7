import { useLocation } from 'ra-core';
import { useLayoutEffect } from 'react';
import type { SavedView } from './savedView';
import { useOpenView } from './useOpenView';

/**
 * Opens a view in place of the address: what `<Navigate replace>` is to an address. The router's state stays, because the notice
 * of a record that could not be opened arrives in it.
 */
export const OpenView = ({ view }: { view: SavedView }) => {
  const open = useOpenView();
  const state: unknown = useLocation().state;
  useLayoutEffect(() => open(view, { replace: true, state }), [open, view, state]);
  return null;
};
