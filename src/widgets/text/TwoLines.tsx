import type { ReactNode } from 'react';
import './TwoLines.css';

/** A cell with a main text and smaller text under it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    <span>{first}</span>
    <small>{second}</small>
  </span>
);
