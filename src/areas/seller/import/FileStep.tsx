import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { limits } from '../../../config';
import { readSheet, sheetKind, sheetLimits } from '../../../format/sheet/readSheet';
import { filledRows, SheetError } from '../../../format/sheet/sheet';
import { Button } from '../../../widgets/button/Button';
import { saveTable } from '../../../widgets/export/saveTable';
import { FormSection } from '../../../widgets/form/FormSection';
import { FullWidth } from '../../../widgets/form/FullWidth';
import { useFieldLabel } from '../../../widgets/text/useFieldLabel';
import { FileBox } from './FileBox';
import { guessColumns } from './guessColumns';
import { type ImportedField, importedFields, photoFields } from './importedFields';
import type { Choices, useImportCheck } from './useImportCheck';
import { useImportWords } from './useImportWords';

const formats = ['xlsx', 'csv'] as const;
const buttons = { xlsx: 'templateXlsx', csv: 'templateCsv' } as const;
const sizes = { rows: sheetLimits.rows, size: sheetLimits.bytes / 1_000_000 };

/** Returns the names of chosen photos that no row mentions. */
const unusedPhotos = ({ sheet, columns, photos }: Choices): string[] => {
  const mentioned = new Set(
    (sheet ?? []).flatMap((row) =>
      photoFields.map((field) => row[columns[field] ?? -1]?.text.trim().toLowerCase()),
    ),
  );
  return [...photos].filter(([name]) => !mentioned.has(name)).map(([, { name }]) => name);
};

/** Maximum number of names listed; the rest is only counted. */
const mostNames = 5;

type FileStepProps = Pick<ReturnType<typeof useImportCheck>, 'choices' | 'choose'>;

/** The choice of the table and of the photos that it names, with templates for users without a table. */
export const FileStep = ({ choices, choose }: FileStepProps) => {
  const words = useImportWords();
  const labelOf = useFieldLabel();
  const notify = useNotify();
  const [fault, setFault] = useState<SheetError['fault']>();
  // The last chosen table; the result of an earlier one that is still being read is ignored.
  const latest = useRef<File>(undefined);
  const { sheet, fileName, photos } = choices;
  const labels = () =>
    Object.fromEntries(importedFields.map((field) => [field, labelOf(field)])) as Record<
      ImportedField,
      string
    >;

  const takeTable = async (file: File): Promise<void> => {
    latest.current = file;
    try {
      const columnsOf = (head: readonly string[]) => guessColumns(head, labels());
      const { rows: read, name } = await readSheet(file, (head) => Object.keys(columnsOf(head)).length);
      if (latest.current !== file) return;
      const columns = columnsOf((read[0] ?? []).map(({ text }) => text));
      setFault(undefined);
      choose({
        sheet: read,
        fileName: name === undefined ? file.name : words('tableOfSheet', { name: file.name, sheet: name }),
        columns,
        chosen: new Map(),
        // Skips the confirmation if all columns are recognised; the check only reads.
        isConfirmed: importedFields.every((field) => columns[field] !== undefined),
      });
    } catch (error) {
      if (latest.current !== file) return;
      setFault(error instanceof SheetError ? error.fault : 'unreadable');
      choose({ sheet: null, fileName: '', isConfirmed: false });
    }
  };

  const save = async (format: (typeof formats)[number]): Promise<void> => {
    try {
      const table = {
        name: words('templateName'),
        title: words('title'),
        head: Object.values(labels()),
        rows: [],
      };
      await saveTable(format, table, { emptyRows: sheetLimits.rows });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };

  /** Sorts files that are chosen or dropped together into table and photos. */
  const take = (files: readonly File[], isPhoto: (file: File) => boolean): void => {
    const table = files.find((file) => sheetKind(file) !== undefined);
    const pictures = files.filter((file) => sheetKind(file) === undefined && isPhoto(file));
    if (pictures.length > 0)
      choose({
        photos: new Map([...photos, ...pictures.map((file) => [file.name.toLowerCase(), file] as const)]),
      });
    if (table) void takeTable(table);
    else if (pictures.length === 0) setFault('notSheet');
  };

  const unused = sheet ? unusedPhotos(choices) : [];
  const rows = filledRows(sheet ?? []).length;
  return (
    <FormSection title={words('fileTitle')} help={words('fileHint')}>
      <FileBox
        label={words('table')}
        prompt={words('tablePrompt')}
        hint={words('tableHint', sizes)}
        chosen={sheet ? words('tableChosen', { name: fileName, count: rows }) : undefined}
        fault={fault && words(fault, sizes)}
        accept=".csv,.xlsx,.jpg,.jpeg,image/jpeg"
        multiple
        onChoose={(files) => take(files, ({ name }) => /\.jpe?g$/i.test(name))}
      />
      <FileBox
        label={words('photos')}
        prompt={words('photosPrompt')}
        hint={words('photosHint', { size: limits.imageBytes / 1024 })}
        chosen={photos.size > 0 ? words('photosChosen', { count: photos.size }) : undefined}
        accept=".jpg,.jpeg,image/jpeg"
        multiple
        // A file that is not a photo is reported at the row that mentions it.
        onChoose={(files) => take(files, () => true)}
      />
      {unused.length > 0 && (
        <FullWidth as="p" className="import-hint" role="status">
          {words('photosUnused', {
            count: unused.length,
            names: [...unused.slice(0, mostNames), ...(unused.length > mostNames ? ['…'] : [])].join(', '),
          })}
        </FullWidth>
      )}
      <FullWidth className="import-template">
        <p className="import-hint">{words('templateText')}</p>
        {formats.map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => void save(format)}
          >
            {words(buttons[format])}
          </Button>
        ))}
      </FullWidth>
    </FormSection>
  );
};
