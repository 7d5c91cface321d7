import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { type RaRecord, useGetResourceLabel, useListContext, useNotify, useTranslate } from 'ra-core';
import { type CsvCell, toCsv } from '../../format/csv';
import { mask } from '../../format/mask';
import { wibDate } from '../../format/wibDate';
import { toWibInput } from '../../format/wibTime';
import { useFieldLabel } from '../text/useFieldLabel';
import { ProgressDialog } from './ProgressDialog';
import { saveFile } from './saveFile';
import { useAllPages } from './useAllPages';

/** One column of the file. Its value is the record's field as it is, unless one of the others says how it is written. */
export type ExportColumn<T extends RaRecord = RaRecord> = {
  /** The record's field, which names the head too. */
  source: string;
  /** Text or message key of the head; left out, the field's own label. */
  label?: string;
  // A method, so that columns of one record's type fit where any record's are taken.
  value?(record: T): CsvCell;
  /** A code: its words are at `resources.<resource>.<words>.<code>`. */
  words?: string;
  /** An instant: written as `2026-11-20 09:05`, which sorts, and the head names the zone. */
  instant?: boolean;
  /** A NIK or an account number: all but its last four characters are hidden (docs/areas.md, UU 27/2022). */
  secret?: boolean;
};

/** Columns whose fields are written as they are. */
export const plainColumns = (...sources: string[]): ExportColumn[] => sources.map((source) => ({ source }));

type ExportButtonProps = {
  columns: readonly ExportColumn[];
  /** File name without date and ending; left out, the resource's name. */
  name?: string;
};

/** Turns a record's field into what the file holds. */
const useCell = () => {
  const { resource } = useListContext();
  const translate = useTranslate();
  return (record: RaRecord, column: ExportColumn): CsvCell => {
    const { source, words, instant, secret } = column;
    const found: unknown = column.value ? column.value(record) : record[source];
    if (typeof found !== 'string' && typeof found !== 'number') return undefined;
    const text = String(found);
    if (words !== undefined) return translate(`resources.${resource}.${words}.${text}`, { _: text });
    if (instant) return toWibInput(text).replace('T', ' ');
    return secret ? mask(text) : found;
  };
};

/**
 * 'Ekspor': the whole filter of the list around us as a CSV file, not one page of it, in the list's order. Pages are
 * fetched one after the other behind a dialog that counts them and can be cancelled; nothing is written before the
 * last one is there.
 */
export const ExportButton = ({ columns, name }: ExportButtonProps) => {
  const { resource } = useListContext();
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const resourceLabel = useGetResourceLabel();
  const notify = useNotify();
  const cellOf = useCell();

  const onRows = (records: RaRecord[]): void => {
    if (records.length === 0) {
      notify('widgets.export.nothing', { type: 'error' });
      return;
    }
    const head = columns.map(({ source, label, instant }) => {
      const text = label ? translate(label, { _: label }) : fieldLabel(source);
      return instant ? translate('widgets.text.inWib', { label: text }) : text;
    });
    const rows = records.map((record) => columns.map((column) => cellOf(record, column)));
    const file = `${(name ?? resource).replaceAll('/', '-')}-${wibDate(new Date())}.csv`;
    saveFile(file, toCsv([head, ...rows]), 'text/csv;charset=utf-8');
    notify('widgets.export.done', { type: 'success', messageArgs: { count: records.length } });
  };
  const reading = useAllPages({ purpose: 'export', onRows });

  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={reading.start}>
        {translate('widgets.export.button')}
      </Button>
      <ProgressDialog
        title={translate('widgets.export.title', { name: resourceLabel(resource, 2) })}
        reading={reading}
      />
    </>
  );
};
