import { useSyncExternalStore } from 'react';

const minute = 60_000;

/** Checks the clock four times a minute, so that a new minute is noticed soon. */
const subscribe = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, minute / 4);
  return () => clearInterval(timer);
};

const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** Returns the start of the current minute in epoch milliseconds, and re-renders when the next minute begins. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute);
