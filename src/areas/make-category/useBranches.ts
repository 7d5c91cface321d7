import { useStore } from 'ra-core';
import { useCallback } from 'react';
import type { Category } from './categoryWire';

const none: Readonly<Record<string, boolean>> = {};

/** Which branches of the tree are open: at first, the topmost. It stays so as long as the session. */
export const useBranches = () => {
  const [chosen, choose] = useStore('make-category.branches', none);
  const isOpen = useCallback(
    ({ id, parent_id }: Category): boolean => chosen[id] ?? parent_id === null,
    [chosen],
  );
  return {
    isOpen,
    /** Opens or closes all of these. */
    setOpen: (categories: readonly Category[], open: boolean): void =>
      choose({ ...chosen, ...Object.fromEntries(categories.map(({ id }) => [id, open])) }),
  };
};
