import { breakable } from './breakable';
import './ClampedText.css';

/** A long text in a table's cell, in at most two lines. An empty one is shown as a dash. */
export const ClampedText = ({ text, title }: { text: string; title?: string | undefined }) => (
  <span className="clamped-text" title={title}>
    {breakable(text || '–')}
  </span>
);
