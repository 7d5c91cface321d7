import type { ReactNode } from 'react';
import { ShortFields } from '../form/FormSection';
import './RecordColumns.css';

type RecordColumnsProps = {
  /** The most wanted facts, such as state, people and figures. On a narrow page they come first. */
  facts: ReactNode;
  /** All fields of the record. */
  children: ReactNode;
  /** The notes and the history of the record. On a narrow page they come last. */
  history: ReactNode;
};

/** The layout of a record's page. A wide page has two columns: all fields on the left, facts and history on the right. */
export const RecordColumns = ({ facts, children, history }: RecordColumnsProps) => (
  <div className="record-page">
    <div className="record-columns">
      <ShortFields className="record-facts">{facts}</ShortFields>
      <div className="record-content">{children}</div>
      <div>{history}</div>
    </div>
  </div>
);
