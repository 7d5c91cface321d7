import { useCallback, useSyncExternalStore } from 'react';

/** Returns the seconds until this time (epoch milliseconds), and re-renders with every second; 0 if the time has come. */
export const useSecondsLeft = (until: number): number =>
  useSyncExternalStore(
    useCallback(
      (notify: () => void) => {
        if (until === 0) return () => undefined;
        const timer = setInterval(notify, 250);
        return () => clearInterval(timer);
      },
      [until],
    ),
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
  );
