import { useLayoutEffect } from 'react';
import type { SavedView } from './savedView';
import { useOpenView } from './useOpenView';

/** Opens a view in place of the address: what `<Navigate replace>` is to an address. */
export const OpenView = ({ view }: { view: SavedView }) => {
  const open = useOpenView();
  useLayoutEffect(() => open(view, { replace: true }), [open, view]);
  return null;
};
