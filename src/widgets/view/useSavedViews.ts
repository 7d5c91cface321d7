import { useResourceContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import { type SavedView, savedViewsIn } from './savedView';

const none: readonly SavedView[] = [];

/**
 * The person's saved views of the list around us, and how to replace them. react-admin's `useSavedQueries` has no room for
 * columns. layout/preferences keeps the views; broken ones are left out.
 */
export const useSavedViews = () => {
  const [kept, keep] = useStore<readonly SavedView[]>(`${useResourceContext()}.savedQueries`, none);
  const views = useMemo(() => savedViewsIn(kept), [kept]);
  return [views, keep] as const;
};
