import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { limits } from '../../../config';
import { sheetKind, sheetLimits } from '../../../domain/format/sheet/sheet';
import { FormSection } from '../../../form/FormSection';
import { FullWidth } from '../../../form/FullWidth';
import { saveTable } from '../../../list/export/saveTable';
import { Button } from '../../../ui/Button';
import { photoKey, type Photos, withPhotos } from './chosenPhotos';
import { FileBox } from './FileBox';
import { photoFields } from './importedFields';
import { listed } from './listed';
import { TableChoice } from './TableChoice';
import type { Choices, useImportCheck } from './useImportCheck';
import { useFieldLabels, useImportWords } from './useImportWords';
import { tableSizes, useTableFile } from './useTableFile';

const formats = ['xlsx', 'csv'] as const;
const buttons = { xlsx: 'templateXlsx', csv: 'templateCsv' } as const;

/** Returns the names of chosen photos that no row mentions. */
const unusedPhotos = ({ sheet, columns, photos }: Choices): string[] => {
  const mentioned = new Set(
    (sheet?.rows ?? []).flatMap(({ cells }) =>
      photoFields.map((field) => photoKey(cells[columns[field] ?? -1]?.text ?? '')),
    ),
  );
  return [...photos].filter(([name]) => !mentioned.has(name)).map(([, { name }]) => name);
};

type FileStepProps = Pick<ReturnType<typeof useImportCheck>, 'choices' | 'choose'>;

/** The choice of the table and of the photos that it names, with templates for users without a table. */
export const FileStep = ({ choices, choose }: FileStepProps) => {
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

  const save = async (format: (typeof formats)[number]): Promise<void> => {
    try {
      const table = {
        name: words('templateName'),
        title: words('title'),
        head: Object.values(labels),
        rows: [],
      };
      await saveTable(format, table, { emptyRows: sheetLimits.rows });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };

  const takePhotos = async (before: Photos, files: readonly File[]): Promise<Photos> => {
    const added = await withPhotos(before, files);
    const names = listed(added.namesakes);
    setPhotoFault(added.namesakes.length > 0 ? words('photosNamesakes', { names }) : undefined);
    setReplaced(added.replaced);
    choose({ photos: added.photos });
    return added.photos;
  };

  /** Sorts files that are chosen or dropped together into table and photos. */
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
    <FormSection title={words('fileTitle')} help={words('fileHint')}>
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
        accept=".jpg,.jpeg,image/jpeg"
        multiple
        // A file that is not a photo is reported at the row that mentions it.
        onChoose={(files) => take(files, () => true)}
        fault={photoFault}
        onDropFault={(dropped) => setPhotoFault(words(dropped))}
      />
      <TableChoice tableFile={tableFile} />
      {replaced.length > 0 && (
        <FullWidth as="p" className="import-hint" role="status">
          {words('photosReplaced', { names: listed(replaced) })}
        </FullWidth>
      )}
      {unused.length > 0 && (
        <FullWidth as="p" className="import-hint" role="status">
          {words('photosUnused', {
            count: unused.length,
            names: listed(unused),
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
