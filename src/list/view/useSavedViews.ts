import { useResourceContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import { savedViewsKey } from '../../dataProvider/storeKeys';
import { type SavedView, savedViewsIn } from './savedView';

const none: readonly SavedView[] = [];

/**
 * Returns the user's saved views of the list in context and a setter. react-admin's `useSavedQueries` cannot store columns.
 * layout/preferences persists the views; invalid ones are dropped.
 */
export const useSavedViews = () => {
  const [kept, keep] = useStore<readonly SavedView[]>(savedViewsKey(useResourceContext()), none);
  const views = useMemo(() => savedViewsIn(kept), [kept]);
  return [views, keep] as const;
};
