import { type ReactNode, useDeferredValue, useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import '../Waiting.css';

const firstEvents = ['pointerdown', 'keydown', 'input'] as const;

/** Rendered after the upper part; at once with the first interaction, because a form is validated as a whole. */
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
