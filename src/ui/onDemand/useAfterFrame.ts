import { useDeferredValue, useEffect, useState } from 'react';
import { afterFrame } from './whenPainted';

const waiting = new Set<() => void>();

/** Calls `show` after the browser's next frame, together with all others that wait for it, so that they render at once. */
const showAfterFrame = (show: () => void): (() => void) => {
  if (waiting.size === 0)
    afterFrame(() => {
      for (const each of waiting) each();
      waiting.clear();
    });
  waiting.add(show);
  return () => void waiting.delete(show);
};

/**
 * Returns false until the browser's next frame after the mount, so that what else was mounted is painted sooner, and then true in
 * a render that can be interrupted. useDeferredValue alone would begin before that frame. `isNow` is true for a component that
 * does not wait.
 */
export const useAfterFrame = (isNow: boolean): boolean => {
  const [isPainted, setPainted] = useState(isNow);
  useEffect(() => (isPainted ? undefined : showAfterFrame(() => setPainted(true))), [isPainted]);
  return useDeferredValue(isPainted);
};
