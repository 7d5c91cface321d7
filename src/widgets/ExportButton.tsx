import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useGetResourceLabel, useListContext, useNotify, useTranslate, type RaRecord } from 'ra-core';
import { toCsv, type CsvCell } from '../rules/csv';
import { mask } from '../rules/mask';
import { wibDate } from '../rules/wibDate';
import { ProgressDialog } from './ProgressDialog';
import { saveFile } from './saveFile';
import { useAllPages } from './useAllPages';
import { useFieldLabel } from './useFieldLabel';

/** One column of the file. */
export type ExportColumn = {
  /** The record's field: names the head, and the value unless `value` says it. */
  source: string;
  /** Text or message key of the head; left out, the field's own label. */
  label?: string;
  value?: (record: RaRecord) => CsvCell;
  /** A NIK or an account number: all but its last four characters are hidden (AREAS.md, UU 27/2022). */
  secret?: boolean;
};

type ExportButtonProps = {
  columns: readonly ExportColumn[];
  /** File name without date and ending; left out, the resource's name. */
  name?: string;
};

const cellOf = (record: RaRecord, { source, value, secret = false }: ExportColumn): CsvCell => {
  const found: unknown = value ? value(record) : record[source];
  const cell = typeof found === 'string' || typeof found === 'number' ? found : undefined;
  return secret && cell !== undefined ? mask(String(cell)) : cell;
};

/**
 * 'Ekspor': the whole filter of the list around us as a CSV file, not one page of it, in the list's order. Pages are
 * fetched one after the other behind a dialog that counts them and can be cancelled; nothing is written before the
 * last one is there.
 */
export const ExportButton = ({ columns, name }: ExportButtonProps) => {
  const { resource } = useListContext();
  const { purpose, progress, read, cancel } = useAllPages('export');
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const resourceLabel = useGetResourceLabel();
  const notify = useNotify();

  const run = async (): Promise<void> => {
    const records = await read();
    if (!records) return;
    if (records.length === 0) {
      notify('kit.export.nothing', { type: 'error' });
      return;
    }
    const head = columns.map(({ source, label }) =>
      label ? translate(label, { _: label }) : fieldLabel(source),
    );
    const rows = records.map((record) => columns.map((column) => cellOf(record, column)));
    const file = `${(name ?? resource).replaceAll('/', '-')}-${wibDate(new Date())}.csv`;
    saveFile(file, toCsv([head, ...rows]), 'text/csv;charset=utf-8');
    notify('kit.export.done', { type: 'success', messageArgs: { count: records.length } });
  };

  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} onClick={() => void run()}>
        {translate('kit.export.button')}
      </Button>
      <ProgressDialog
        title={translate('kit.export.title', { name: resourceLabel(resource, 2) })}
        purpose={purpose}
        progress={progress}
        onCancel={cancel}
      />
    </>
  );
};
