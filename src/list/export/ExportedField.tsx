import { useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { isPlainDate } from '../../domain/format/plainDate';
import { ClampedText } from '../../ui/text/ClampedText';
import { InstantField } from '../../ui/text/InstantField';
import { PlainDate } from '../../ui/text/PlainDate';
import { cellOf } from './exportCell';
import type { ExportColumn } from './exportColumn';

/** The table cell of an exported column, for the record in context. */
const ExportedField = ({ column }: { column: ExportColumn }) => {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const { source, instant, figure: Figure } = column;
  if (!record) return null;
  if (Figure) return <Figure source={source} />;
  if (instant) return <InstantField source={source} />;
  const cell = cellOf(record, column, { resource, translate });
  if (typeof cell === 'string' && isPlainDate(cell)) return <PlainDate value={cell} />;
  const text = String(cell ?? '');
  return <ClampedText text={text} title={text || undefined} />;
};

export default ExportedField;
