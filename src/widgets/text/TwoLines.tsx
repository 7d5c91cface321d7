import type { ReactNode } from 'react';
import './TwoLines.css';

/** A cell's main words, and under them what explains them. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    <span>{first}</span>
    <small>{second}</small>
  </span>
);
