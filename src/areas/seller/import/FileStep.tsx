import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { limits } from '../../../config';
import { sheetKind, sheetLimits, type Table } from '../../../domain/format/sheet/sheet';
import { type FileFormat, saveTable } from '../../../list/export/saveTable';
import { Button } from '../../../ui/Button';
import { ChoiceBox, SelectBox } from '../../../ui/field/Field';
import { FullWidth, Section } from '../../../ui/Section';
import { Progress } from '../../../ui/Waiting';
import { photoFields } from '../sellerModel';
import type { Choices } from './checkRow';
import { photoKey, type Photos, withPhotos } from './chosenPhotos';
import { FileBox } from './FileBox';
import { listed, useFieldLabels, useImportWords } from './importWords';
import { tableSizes, useTableFile } from './tableFile';
import type { ImportCheck } from './useImportCheck';

const Hint = ({ children }: { children: string }) => (
  <FullWidth as="p" className="import-hint hint" role="status">
    {children}
  </FullWidth>
);

const templates = [
  ['xlsx', 'templateXlsx'],
  ['csv', 'templateCsv'],
] as const;

const unusedPhotos = ({ sheet, columns, photos }: Choices): string[] => {
  const mentioned = new Set(
    (sheet?.rows ?? []).flatMap(({ cells }) =>
      photoFields.map((field) => photoKey(cells[columns[field] ?? -1]?.text ?? '')),
    ),
  );
  return [...photos].filter(([name]) => !mentioned.has(name)).map(([, { name }]) => name);
};

export const FileStep = ({ choices, choose }: Pick<ImportCheck, 'choices' | 'choose'>) => {
  const words = useImportWords();
  const notify = useNotify();
  const [photoFault, setPhotoFault] = useState<string>();
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const { sheet, fileName, photos } = choices;
  // One choice after the other, because the photos of a name are compared.
  const adding = useRef(Promise.resolve(photos));
  const labels = useFieldLabels();
  const tableFile = useTableFile(choose, labels);
  const { fault, setFault } = tableFile;

  const saveTemplate = (format: FileFormat): void => {
    const table = {
      name: words('templateName'),
      title: words('title'),
      head: Object.values(labels),
      rows: [],
    };
    saveTable(format, table, { emptyRows: sheetLimits.rows }).catch((error: unknown) =>
      notify((error as Error).message, { type: 'error' }),
    );
  };

  const takePhotos = async (before: Photos, files: readonly File[]): Promise<Photos> => {
    const added = await withPhotos(before, files);
    const names = listed(added.namesakes);
    setPhotoFault(added.namesakes.length > 0 ? words('photosNamesakes', { names }) : undefined);
    setReplaced(added.replaced);
    choose({ photos: added.photos });
    return added.photos;
  };

  /** A table and photos may be chosen or dropped together. */
  const take = (files: readonly File[], isPhoto: (file: File) => boolean): void => {
    const [table, ...otherTables] = files.filter((file) => sheetKind(file) !== undefined);
    const pictures = files.filter((file) => sheetKind(file) === undefined && isPhoto(file));
    if (pictures.length > 0) adding.current = adding.current.then((before) => takePhotos(before, pictures));
    if (otherTables.length > 0) setFault(words('severalTables', { count: otherTables.length + 1 }));
    else if (table) void tableFile.open(table);
    else if (pictures.length === 0) setFault(words('notSheet'));
  };

  const unused = sheet ? unusedPhotos(choices) : [];
  return (
    <Section title={words('fileTitle')} help={words('fileHint')}>
      <FileBox
        label={words('table')}
        prompt={words('tablePrompt')}
        hint={words('tableHint', tableSizes)}
        chosen={sheet ? words('tableChosen', { name: fileName, count: sheet.rows.length }) : undefined}
        fault={fault}
        accept=".csv,.xlsx,.jpg,.jpeg,image/jpeg"
        multiple
        onChoose={(files) => take(files, ({ name }) => /\.jpe?g$/i.test(name))}
        onDropFault={(dropped) => setFault(words(dropped))}
      />
      <FileBox
        label={words('photos')}
        prompt={words('photosPrompt')}
        hint={words('photosHint', { size: limits.imageBytes / 1024 })}
        chosen={photos.size > 0 ? words('photosChosen', { count: photos.size }) : undefined}
        multiple
        // A file that is not a photo is reported at the row that mentions it.
        onChoose={(files) => take(files, () => true)}
        fault={photoFault}
        onDropFault={(dropped) => setPhotoFault(words(dropped))}
      />
      <TableChoice {...tableFile} />
      {replaced.length > 0 && <Hint>{words('photosReplaced', { names: listed(replaced) })}</Hint>}
      {unused.length > 0 && (
        <Hint>{words('photosUnused', { count: unused.length, names: listed(unused) })}</Hint>
      )}
      <FullWidth className="import-template row flow">
        <p className="hint">{words('templateText')}</p>
        {templates.map(([format, label]) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => saveTemplate(format)}
          >
            {words(label)}
          </Button>
        ))}
      </FullWidth>
    </Section>
  );
};

/** That it is being read, which sheet is meant, and what of it is left out. */
const TableChoice = (tableFile: ReturnType<typeof useTableFile>) => {
  const { reading, cancel, read, chooseTable, setWithHidden } = tableFile;
  const words = useImportWords();
  const translate = useTranslate();
  if (reading !== undefined)
    return (
      <FullWidth className="import-reading stack">
        <p role="status">{words('reading', { name: reading })}</p>
        <Progress label={words('reading', { name: reading })} />
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
          <ChoiceBox
            type="checkbox"
            checked={read.withHidden}
            onChange={({ target }) => setWithHidden(target.checked)}
          >
            {words('withHidden', { count: hiddenRows.length })}
          </ChoiceBox>
          <p className="import-hint hint" role="status">
            {words(read.withHidden ? 'hiddenRead' : 'hiddenLeft', {
              count: hiddenRows.length,
              lines: listed(hiddenRows.map(({ line }) => line)),
            })}
          </p>
        </FullWidth>
      )}
      {hidden.length > 0 && <Hint>{words('hiddenSheets', { names: listed(hidden) })}</Hint>}
      {table && table.cellsBeyond > 0 && (
        <Hint>{words('columnsBeyond', { count: table.cellsBeyond, columns: sheetLimits.columns })}</Hint>
      )}
    </>
  );
};
