import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { typedValue, type ValueType } from '../ui/text/texts';
import { useFieldLabel, useResourceWords } from '../ui/text/words';
import { RecordLink } from './RecordLink';
import './record.css';

type ReadFieldProps = {
  source: string;
  /** Spans both columns of its section. */
  wide?: boolean;
  /** As of a table's column. Defaults to text. */
  type?: ValueType;
  /** Of a code, as in a table: `resources.<resource>.<words>.<code>`. */
  words?: string;
  /** The resource of the record that the value names, with the id `<source>_id`. */
  link?: string;
  children?: ReactNode;
};

/** `false` too, because children such as `no_resi !== null && …` evaluate to it. */
const isEmpty = (shown: ReactNode): boolean => !shown && shown !== 0;

export const ReadField = ({ source, wide = false, type, words, link, ...given }: ReadFieldProps) => {
  const record = useRecordContext<Record<string, string | number | null | undefined> & { id: string }>();
  const label = useFieldLabel()(source);
  const resourceWords = useResourceWords();
  const value = record?.[source];
  const shownValue = (): ReactNode => {
    if (type) return typedValue(type, value);
    if ('children' in given) return given.children;
    if (words !== undefined) return resourceWords(`${words}.${String(value)}`);
    if (link === undefined || value === null) return value;
    return (
      <RecordLink resource={link} id={String(record?.[`${source}_id`] ?? '')}>
        {value}
      </RecordLink>
    );
  };
  const shown = shownValue();
  return (
    <dl className={wide ? 'read-field is-wide' : 'read-field'}>
      <dt className="hint">{label}</dt>
      <dd className="row">{isEmpty(shown) ? '–' : shown}</dd>
    </dl>
  );
};
