import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Puts a count before the title of every page, as in `(3) Pelapak`; 0 takes it away. */
export const setTitleCount = (next: number): void => {
  if (next === count) return;
  count = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The count before the title. */
export const useTitleCount = (): number => useSyncExternalStore(subscribe, () => count);
