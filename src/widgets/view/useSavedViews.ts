import { useResourceContext, useStore } from 'ra-core';
import { useMemo } from 'react';
import { type SavedView, savedViewsIn } from './savedView';

const none: readonly SavedView[] = [];

/**
 * The views of the list around us that the person has saved, and how to keep others in their place. They are in the place of
 * react-admin's `useSavedQueries`, which has no room for columns; layout/preferences keeps them. Broken ones are left out.
 */
export const useSavedViews = () => {
  const [kept, keep] = useStore<readonly SavedView[]>(`${useResourceContext()}.savedQueries`, none);
  const views = useMemo(() => savedViewsIn(kept), [kept]);
  return [views, keep] as const;
};
