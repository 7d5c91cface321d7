import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../text/useFieldLabel';
import './ReadField.css';

type ReadFieldProps = {
  /** The record's field, which names the label. */
  source: string;
  /** Takes both columns of its section. */
  wide?: boolean;
  /** Left out, the record's value as it is; given, what is shown instead of it. */
  children?: ReactNode;
};

/** A condition that is not met leaves an empty value too: `no_resi !== null && …`. */
const isEmpty = (shown: ReactNode): boolean =>
  shown === '' || shown === null || shown === undefined || shown === false;

/** A label and the record's value under it, for pages that are only read. An empty value shows a dash. */
export const ReadField = ({ source, wide = false, ...given }: ReadFieldProps) => {
  const record = useRecordContext<Record<string, ReactNode> & { id: string }>();
  const label = useFieldLabel()(source);
  const shown = 'children' in given ? given.children : record?.[source];
  return (
    <dl className={wide ? 'read-field form-wide' : 'read-field'}>
      <dt>{label}</dt>
      <dd>{isEmpty(shown) ? '–' : shown}</dd>
    </dl>
  );
};
