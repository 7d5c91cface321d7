import { useRecordContext } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { useFieldLabel } from '../text/useFieldLabel';
import './ReadField.css';

type ReadFieldProps = {
  /** The record's field, which names the label. */
  source: string;
  /** Takes both columns of its section. */
  wide?: boolean;
  /** Shows the value, as in a table: `field={InstantField}`. */
  field?: ComponentType<{ source: string }>;
  /** What is shown instead of the record's value. */
  children?: ReactNode;
};

/** `false` counts as empty, because children such as `no_resi !== null && …` evaluate to it. */
const isEmpty = (shown: ReactNode): boolean =>
  shown === '' || shown === null || shown === undefined || shown === false || Number.isNaN(shown);

/** A label and the record's value under it, for pages that are only read. An empty value shows a dash. */
export const ReadField = ({ source, wide = false, field: Field, ...given }: ReadFieldProps) => {
  const record = useRecordContext<Record<string, ReactNode> & { id: string }>();
  const label = useFieldLabel()(source);
  const shown = Field ? <Field source={source} /> : 'children' in given ? given.children : record?.[source];
  return (
    <dl className={wide ? 'read-field form-wide' : 'read-field'}>
      <dt>{label}</dt>
      <dd>{isEmpty(shown) ? '–' : shown}</dd>
    </dl>
  );
};
