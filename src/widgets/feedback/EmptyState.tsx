import type { ReactNode } from 'react';
import { EmptyImage, type EmptyImageKind } from './EmptyImage';
import './EmptyState.css';

type EmptyStateProps = {
  image: EmptyImageKind;
  title: string;
  /** What it means and what to do next. */
  hint?: string | undefined;
  /** The next step, as a button. */
  children?: ReactNode;
};

/** Shown instead of rows: a drawing, words, and the next step (docs/design.md). */
export const EmptyState = ({ image, title, hint, children }: EmptyStateProps) => (
  <div className="empty-state">
    <EmptyImage kind={image} />
    <p className="empty-state-title">{title}</p>
    {hint && <p className="empty-state-hint">{hint}</p>}
    {children && <div className="empty-state-next">{children}</div>}
  </div>
);
