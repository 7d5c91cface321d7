import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { sheetLimits, type Table } from '../../../domain/format/sheet/sheet';
import { FullWidth } from '../../../form/FullWidth';
import { Button } from '../../../ui/Button';
import { SelectBox } from '../../../ui/field/SelectBox';
import { listed } from './listed';
import { useImportWords } from './useImportWords';
import type { useTableFile } from './useTableFile';

type TableChoiceProps = { tableFile: ReturnType<typeof useTableFile> };

/** What is left to say or to ask about a file: that it is being read, which sheet is meant, and what of it is left out. */
export const TableChoice = ({ tableFile }: TableChoiceProps) => {
  const words = useImportWords();
  const translate = useTranslate();
  const { reading, cancel, read, chooseTable, setWithHidden } = tableFile;
  if (reading !== undefined)
    return (
      <FullWidth className="import-reading">
        <p role="status">{words('reading', { name: reading })}</p>
        <LinearProgress aria-label={words('reading', { name: reading })} />
        <Button size="small" color="inherit" onClick={cancel}>
          {translate('ra.action.cancel')}
        </Button>
      </FullWidth>
    );
  if (!read) return null;
  const { tables, table, hidden } = read;
  const hiddenRows = table?.rows.filter(({ isHidden }) => isHidden) ?? [];
  const nameOf = ({ name = '', rows }: Table) =>
    words(rows.length > sheetLimits.rows ? 'sheetTooLong' : 'sheetOf', { name, count: rows.length });
  return (
    <>
      {tables.length > 1 && (
        <SelectBox<number>
          required
          label={words('sheet')}
          helperText={words('sheetHint', { count: tables.length })}
          value={table ? tables.indexOf(table) : -1}
          onChange={(index) => {
            const chosen = tables[index];
            if (chosen) chooseTable(chosen);
          }}
          choices={[
            { id: -1, name: words('columnsNone') },
            ...tables.map((one, id) => ({ id, name: nameOf(one) })),
          ]}
        />
      )}
      {hiddenRows.length > 0 && (
        <FullWidth>
          <FormControlLabel
            control={
              <Checkbox size="small" checked={read.withHidden} onChange={(_, isOn) => setWithHidden(isOn)} />
            }
            label={words('withHidden', { count: hiddenRows.length })}
          />
          <p className="import-hint" role="status">
            {words(read.withHidden ? 'hiddenRead' : 'hiddenLeft', {
              count: hiddenRows.length,
              lines: listed(hiddenRows.map(({ line }) => line)),
            })}
          </p>
        </FullWidth>
      )}
      {hidden.length > 0 && (
        <FullWidth as="p" className="import-hint" role="status">
          {words('hiddenSheets', { names: listed(hidden) })}
        </FullWidth>
      )}
      {table && table.cellsBeyond > 0 && (
        <FullWidth as="p" className="import-hint" role="status">
          {words('columnsBeyond', { count: table.cellsBeyond, columns: sheetLimits.columns })}
        </FullWidth>
      )}
    </>
  );
};
