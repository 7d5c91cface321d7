import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** Looks at the clock often enough that a minute is noticed soon after it has begun. */
const subscribe = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, minute / 4);
  return () => clearInterval(timer);
};

const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The present minute, in milliseconds: a component that reads it renders again when the next one begins. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute);
