import { breakable } from './breakable';
import { isEndless } from './isEndless';
import './ClampedText.css';

/** A long text in a table's cell, in at most two lines. An empty one is shown as a dash. */
export const ClampedText = ({ text, title }: { text: string; title?: string | undefined }) => (
  <span className={isEndless(text) ? 'clamped-text is-endless' : 'clamped-text'} title={title}>
    {breakable(text || '–')}
  </span>
);
