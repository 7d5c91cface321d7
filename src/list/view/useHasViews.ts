import { useStore } from 'ra-core';
import { savedViewsKey } from '../../dataProvider/storeKeys';

const none: readonly unknown[] = [];

/** Returns true if the user has saved views of the list. It is separate so that lists do not load the code of views. */
export const useHasViews = (resource: string): boolean =>
  useStore<readonly unknown[]>(savedViewsKey(resource), none)[0].length > 0;
