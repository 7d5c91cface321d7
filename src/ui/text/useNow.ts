import { useSyncExternalStore } from 'react';
import { currentTime, subscribeToClock } from '../../domain/format/clock';

const minute = 60_000;

/** Checks the clock four times a minute, so that a new minute is noticed soon. */
const subscribe = (notify: () => void): (() => void) => {
  const timer = setInterval(notify, minute / 4);
  const unsubscribe = subscribeToClock(notify);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
};

const thisMinute = (): number => Math.floor(currentTime().getTime() / minute) * minute;

/** Returns the start of the current minute in epoch milliseconds, and re-renders when the next minute begins. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute);
