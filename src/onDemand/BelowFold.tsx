import { type ReactNode, useDeferredValue, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import './BelowFold.css';

/** What a person does first to a field or a button. */
const firstTouches = ['pointerdown', 'keydown', 'input'] as const;

/**
 * The lower part of a long page. It is rendered right after the upper part, which is therefore shown sooner; until then its
 * room is kept, so that nothing moves. A person who types or presses gets it at once: a form is checked as a whole.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const [isNeeded, need] = useReducer(() => true, false);
  const isDrawn = useDeferredValue(true, false) || isNeeded;
  useEffect(() => {
    if (isDrawn) return;
    const drawNow = (): void => flushSync(need);
    for (const type of firstTouches) window.addEventListener(type, drawNow, { capture: true, once: true });
    return () => {
      for (const type of firstTouches) window.removeEventListener(type, drawNow, { capture: true });
    };
  }, [isDrawn]);
  return isDrawn ? children : <div className="below-fold" />;
};
