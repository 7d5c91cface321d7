import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Region } from '../../../dataProvider/wire';
import { type DropFault } from '../../../form/photo/fileDrop';
import { Button } from '../../../ui/Button';
import { SelectBox, TextBox } from '../../../ui/field/Field';
import { useFieldLabel } from '../../../ui/text/words';
import { OtherSellerLink } from '../OtherSeller';
import { isNumberField } from './cellValues';
import { type CheckedRow, fieldOfRow } from './checkRow';
import { type ImportedField, importedFields, isPhotoField, isRegionField } from './columns';
import { FileBox } from './FileBox';
import type { Found } from './findRegistered';
import { useImportWords } from './importWords';

type RowNotesProps = {
  row: CheckedRow;
  mending: Mending;
  /** False before any photo is chosen, when they are best chosen all together. */
  hasPhotos: boolean;
  isDoubtful: boolean;
};

/** The faults of a row, each with an input that mends it, and on request the inputs of all fields. */
export const RowNotes = ({ row, mending, hasPhotos, isDoubtful }: RowNotesProps) => {
  const words = useImportWords();
  const fieldLabel = useFieldLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { tidied, notes, found } = row;
  const isMendable = (field: ImportedField): boolean => {
    const question = row.questions.find((each) => each.field === field);
    if (question) return question.options.length > 0 && (isOpen || question.isAsked);
    if (isRegionField(field)) return false;
    if (isOpen || row.mended.has(field)) return true;
    return row.faults.some((fault) => fault.field === field) && (hasPhotos || !isPhotoField(field));
  };
  const fields = importedFields.filter(isMendable);
  const faults = row.faults.filter(({ field }) => !fields.includes(field));
  return (
    <>
      {(faults.length > 0 || tidied.length > 0 || notes.length > 0) && (
        <ul className="import-notes">
          {faults.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {/* Some messages of the specification do not name their field. */}
              {text.includes(fieldLabel(field)) ? text : `${fieldLabel(field)}: ${text}`}
            </li>
          ))}
          {tidied.map(({ field, from, to }) => (
            <li key={field} className="import-tidied">
              {words('tidied', { label: fieldLabel(field), from, to })}
            </li>
          ))}
          {notes.map((text) => (
            <li key={text} className="import-tidied">
              {text}
            </li>
          ))}
        </ul>
      )}
      <div id={id}>
        {fields.length > 0 && (
          <div className="import-fields stack">
            {fields.map((field) => {
              const Field = isPhotoField(field) ? PhotoField : isRegionField(field) ? RegionField : TextField;
              const ownFaults = row.faults.filter((each) => each.field === field);
              return (
                <Field
                  key={field}
                  row={row}
                  field={field}
                  fault={ownFaults.map(({ text }) => text).join('; ')}
                  mending={mending}
                />
              );
            })}
          </div>
        )}
      </div>
      {found && (
        <p className="import-seller">
          <FoundSeller found={found} />
        </p>
      )}
      {(row.state === 'wrong' || isDoubtful || isOpen) && (
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {words(isOpen ? 'fewerFields' : 'moreFields')}
        </Button>
      )}
    </>
  );
};

export const FoundSeller = ({ found }: { found: Found }) => {
  const words = useImportWords();
  return (
    <>
      {found.isSame && (
        <span>{`${words(found.hasOtherNik ? 'registeredWithOtherNik' : 'registeredAs')} `}</span>
      )}
      <OtherSellerLink seller={found.seller} />
    </>
  );
};

export type Mending = {
  /** The regions that the user chose, by the key of the question that they answer. */
  chosen: ReadonlyMap<string, Region>;
  onChoose: (key: string, region: Region) => void;
  onMend: (key: string, value: string | File) => void;
  /** Typed and not yet checked, by `fieldOfRow`; kept if the session ends meanwhile. */
  typing: Map<string, string>;
};

type FieldProps = {
  row: CheckedRow;
  field: ImportedField;
  /** '' if the field is right. */
  fault: string;
  mending: Mending;
};

/** Checked on blur and by Enter, because the check asks the server. */
const TextField = ({ row, field, fault, mending }: FieldProps) => {
  const label = useFieldLabel()(field);
  const key = fieldOfRow(row.line, field);
  const checked = row.texts.get(field) ?? '';
  const [text, setText] = useState(checked);
  const check = (): void => {
    mending.typing.delete(key);
    if (text !== checked) mending.onMend(key, text);
  };
  return (
    <TextBox
      {...(field === 'email' && { type: 'email' })}
      {...(isNumberField(field) && { inputMode: 'numeric' })}
      label={label}
      value={text}
      autoComplete="off"
      error={fault !== ''}
      helperText={fault}
      onChange={({ target }) => {
        mending.typing.set(key, target.value);
        setText(target.value);
      }}
      onBlur={check}
      onKeyDown={({ key: pressed, nativeEvent }) => {
        if (pressed === 'Enter' && !nativeEvent.isComposing) check();
      }}
    />
  );
};

/** For this row alone, whatever the file is called. */
const PhotoField = ({ row, field, fault, mending }: FieldProps) => {
  const words = useImportWords();
  const translate = useTranslate();
  const label = useFieldLabel()(field);
  const [dropFault, setDropFault] = useState<DropFault | 'several'>();
  return (
    <FileBox
      label={label}
      prompt={words('choosePhoto')}
      chosen={row.texts.get(field) || undefined}
      fault={(dropFault && translate(`photo.${dropFault}`)) ?? (fault || undefined)}
      accept=".jpg,.jpeg,image/jpeg"
      onChoose={([file, ...others]) => {
        setDropFault(others.length > 0 ? 'several' : undefined);
        if (file && others.length === 0) mending.onMend(fieldOfRow(row.line, field), file);
      }}
      onDropFault={setDropFault}
    />
  );
};

const RegionField = ({ row, field, fault, mending }: FieldProps) => {
  const words = useImportWords();
  const label = useFieldLabel()(field);
  const question = row.questions.find((each) => each.field === field);
  if (!question || question.options.length === 0) return null;
  const { key, typed, options } = question;
  const isOfThisRow = key === fieldOfRow(row.line, field);
  const answer = mending.chosen.get(key);
  const region = options.find(({ id }) => id === answer?.id) ?? row.form[question.field];
  const names = options.map(({ name }) => name);
  const isSingle = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return (
    <SelectBox
      label={isOfThisRow ? label : words('regionQuestion', { label, typed })}
      value={region?.id ?? ''}
      error={!region}
      helperText={!region && fault}
      onChange={(id) => {
        const option = options.find((each) => each.id === id);
        if (option) mending.onChoose(key, option);
      }}
      // Two villages of a district may have the same name.
      choices={options.map(({ id, name }) => ({ id, name: isSingle(name) ? name : `${name} (${id})` }))}
    />
  );
};
