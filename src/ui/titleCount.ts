import { useSyncExternalStore } from 'react';
import { createListeners } from '../domain/format/listeners';

let count = 0;
const { subscribe, notify } = createListeners();

/** Sets the count before the title of every page, as in `(3) Pelapak`; 0 removes it. */
export const setTitleCount = (next: number): void => {
  if (next === count) return;
  count = next;
  notify();
};

/** The count before the title. */
export const useTitleCount = (): number => useSyncExternalStore(subscribe, () => count);
