import { type ReactNode, useDeferredValue } from 'react';
import './BelowFold.css';

/**
 * The lower part of a long page. It is rendered right after the upper part, which is therefore shown sooner; until then its
 * room is kept, so that nothing moves.
 */
export const BelowFold = ({ children }: { children: ReactNode }) => {
  const isDrawn = useDeferredValue(true, false);
  return isDrawn ? children : <div className="below-fold" />;
};
