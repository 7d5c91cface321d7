import type { ReactNode } from 'react';
import { useFieldLabel } from '../text/useFieldLabel';
import './ReadField.css';

type ReadFieldProps = {
  /** The record's field, which names the label. */
  source: string;
  /** Takes both columns of its section. */
  wide?: boolean;
  children: ReactNode;
};

/** What a condition leaves is empty too: `no_resi !== null && …`. */
const isEmpty = (children: ReactNode): boolean =>
  children === '' || children === null || children === undefined || children === false;

/** A label and what the record holds under it, for pages that are only read. An empty value shows a dash. */
export const ReadField = ({ source, wide = false, children }: ReadFieldProps) => (
  <dl className={wide ? 'read-field form-wide' : 'read-field'}>
    <dt>{useFieldLabel()(source)}</dt>
    <dd>{isEmpty(children) ? '–' : children}</dd>
  </dl>
);
