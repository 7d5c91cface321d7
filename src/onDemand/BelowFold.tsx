import { type ReactNode, useDeferredValue } from 'react';
import './BelowFold.css';

/**
 * What lies below the beginning of a long page. It is drawn right after the beginning, which is there sooner for it; until then its
 * room is kept, so that nothing moves.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className="below-fold" />;
};
