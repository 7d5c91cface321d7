import type { ReactNode } from 'react';
import './TwoLines.css';

/** The length of the longest date with its time. A longer text is a name, which may be cut off. */
const longestDate = 24;

/** A cell with a main text and smaller text under it. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className="two-lines">
    {typeof first === 'string' && first.length > longestDate ? (
      <span className="is-name" title={first}>
        {first}
      </span>
    ) : (
      <span>{first}</span>
    )}
    <small>{second}</small>
  </span>
);
