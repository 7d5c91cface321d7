import { useStore } from 'ra-core';
import { useCallback } from 'react';
import type { Category } from './categoryWire';

const none: Readonly<Record<string, boolean>> = {};

/** Keeps the expanded branches of the tree for the session; at first, those of the first level. */
export const useBranches = () => {
  const [chosen, choose] = useStore('make-category.branches', none);
  const isOpen = useCallback(
    ({ id, parent_id }: Category): boolean => chosen[id] ?? parent_id === null,
    [chosen],
  );
  return {
    isOpen,
    setOpen: (categories: readonly Category[], open: boolean): void =>
      choose({ ...chosen, ...Object.fromEntries(categories.map(({ id }) => [id, open])) }),
  };
};
