import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './whenPainted';

const waiting = new Set<() => void>();

/** Shows everything that waits in one render after the browser's next frame. */
const showAfterFrame = (show: () => void): (() => void) => {
  if (waiting.size === 0)
    afterFrame(() =>
      startTransition(() => {
        for (const each of waiting) each();
        waiting.clear();
      }),
    );
  waiting.add(show);
  return () => void waiting.delete(show);
};

/**
 * Returns false until the browser's next frame after the mount, so that what else was mounted is painted sooner. React's
 * useDeferredValue would begin to render before that frame. `isNow` is true for a component that does not wait.
 */
export const useAfterFrame = (isNow: boolean): boolean => {
  const [isThere, setThere] = useState(isNow);
  useEffect(() => (isThere ? undefined : showAfterFrame(() => setThere(true))), [isThere]);
  return isThere;
};
