import { useRecordContext } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';
import { FullWidth } from '../form/Section';
import { useFieldLabel } from '../ui/text/words';
import './record.css';

type ReadFieldProps = {
  /** The record's field, which also determines the label. */
  source: string;
  /** True if the field spans both columns of its section. */
  wide?: boolean;
  /** The component that shows the value, as in a table: `field={InstantField}`. */
  field?: ComponentType<{ source: string }>;
  /** Content shown instead of the record's value. */
  children?: ReactNode;
};

/** `false` counts as empty, because children such as `no_resi !== null && …` evaluate to it. */
const isEmpty = (shown: ReactNode): boolean =>
  shown === '' || shown === null || shown === undefined || shown === false || Number.isNaN(shown);

/** A label with the record's value under it, for read-only pages. An empty value is shown as a dash. */
export const ReadField = ({ source, wide = false, field: Field, ...given }: ReadFieldProps) => {
  const record = useRecordContext<Record<string, ReactNode> & { id: string }>();
  const label = useFieldLabel()(source);
  const shown = Field ? <Field source={source} /> : 'children' in given ? given.children : record?.[source];
  const content = (
    <>
      <dt className="hint">{label}</dt>
      <dd className="row">{isEmpty(shown) ? '–' : shown}</dd>
    </>
  );
  return wide ? (
    <FullWidth as="dl" className="read-field">
      {content}
    </FullWidth>
  ) : (
    <dl className="read-field">{content}</dl>
  );
};
