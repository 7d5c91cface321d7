import { type ReactNode, useDeferredValue, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import '../Waiting.css';

/** The first events of a user's interaction with a field or button. */
const firstEvents = ['pointerdown', 'keydown', 'input'] as const;

/**
 * The lower part of a long page. It is rendered after the upper part, so that the upper part is painted sooner. A placeholder
 * keeps its space, so that nothing moves. The first interaction renders it synchronously, because a form is validated as a whole.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const [isNeeded, need] = useReducer(() => true, false);
  const isRendered = useDeferredValue(true, false) || isNeeded;
  useEffect(() => {
    if (isRendered) return;
    const renderNow = (): void => flushSync(need);
    for (const type of firstEvents) window.addEventListener(type, renderNow, { capture: true, once: true });
    return () => {
      for (const type of firstEvents) window.removeEventListener(type, renderNow, { capture: true });
    };
  }, [isRendered]);
  return isRendered ? children : <div className="below-fold" />;
};
