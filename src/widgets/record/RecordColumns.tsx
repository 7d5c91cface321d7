import type { ReactNode } from 'react';
import './RecordColumns.css';

type RecordColumnsProps = {
  /** What is looked for first: state, people, figures. On a narrow page it comes first. */
  facts: ReactNode;
  /** Everything that is known of the record. */
  children: ReactNode;
  /** What was noted about it, and what happened to it. On a narrow page it comes last. */
  history: ReactNode;
};

/** A record's page where it is wide enough: everything on the left, and beside it what is looked for first. */
export const RecordColumns = ({ facts, children, history }: RecordColumnsProps) => (
  <div className="record-page">
    <div className="record-columns">
      <div className="record-facts short-fields">{facts}</div>
      <div className="record-content">{children}</div>
      <div>{history}</div>
    </div>
  </div>
);
