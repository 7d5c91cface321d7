import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type DropFault } from '../../../form/photo/fileDrop';
import { Button } from '../../../ui/Button';
import { SelectBox, TextBox } from '../../../ui/field/Field';
import { useFieldLabel } from '../../../ui/text/words';
import { OtherSellerLink } from '../OtherSeller';
import type { Found } from '../registeredSellers';
import { isNumberField } from './cellValues';
import { type CheckedRow, fieldOfRow } from './checkRow';
import { type ImportedField, importedFields, isPhotoField, isRegionField } from './columns';
import { FileBox } from './FileBox';
import { useImportWords } from './importWords';
import type { ImportCheck } from './useImportCheck';

type RowNotesProps = { row: CheckedRow; check: ImportCheck; isDoubtful: boolean };

/** The faults of a row, each with an input that mends it, and on request the inputs of all fields. */
export const RowNotes = ({ row, check, isDoubtful }: RowNotesProps) => {
  const words = useImportWords();
  const fieldLabel = useFieldLabel();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { found } = row;
  const remarks = [
    ...row.tidied.map(({ field, from, to }) => words('tidied', { label: fieldLabel(field), from, to })),
    ...row.notes,
  ];
  // Before any photo is chosen, they are best chosen all together.
  const hasPhotos = check.choices.photos.size > 0;
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
      {(faults.length > 0 || remarks.length > 0) && (
        <ul className="import-notes">
          {faults.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {/* Some messages of the specification do not name their field. */}
              {text.includes(fieldLabel(field)) ? text : `${fieldLabel(field)}: ${text}`}
            </li>
          ))}
          {remarks.map((text) => (
            <li key={text} className="import-remark">
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
                  label={fieldLabel(field)}
                  fault={ownFaults.map(({ text }) => text).join('; ')}
                  check={check}
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

type FieldProps = {
  row: CheckedRow;
  field: ImportedField;
  label: string;
  /** '' if the field is right. */
  fault: string;
  check: ImportCheck;
};

/** Checked on blur and by Enter, because the check asks the server. */
const TextField = ({ row, field, label, fault, check: { typing, mend } }: FieldProps) => {
  const key = fieldOfRow(row.line, field);
  const checked = row.texts.get(field) ?? '';
  const [text, setText] = useState(checked);
  const check = (): void => {
    typing.delete(key);
    if (text !== checked) mend(key, text);
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
        typing.set(key, target.value);
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
const PhotoField = ({ row, field, label, fault, check: { mend } }: FieldProps) => {
  const words = useImportWords();
  const translate = useTranslate();
  const [dropFault, setDropFault] = useState<DropFault | 'several'>();
  return (
    <FileBox
      label={label}
      prompt={words('choosePhoto')}
      chosen={row.texts.get(field) || undefined}
      fault={(dropFault && translate(`photo.${dropFault}`)) ?? (fault || undefined)}
      onChoose={([file, ...others]) => {
        setDropFault(others.length > 0 ? 'several' : undefined);
        if (file && others.length === 0) mend(fieldOfRow(row.line, field), file);
      }}
      onDropFault={setDropFault}
    />
  );
};

const RegionField = ({ row, field, label, fault, check }: FieldProps) => {
  const words = useImportWords();
  const question = row.questions.find((each) => each.field === field);
  if (!question) return null;
  const { key, typed, options } = question;
  const isOfThisRow = key === fieldOfRow(row.line, field);
  const answer = check.choices.chosen.get(key);
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
        if (option) check.answer(key, option);
      }}
      // Two villages of a district may have the same name.
      choices={options.map(({ id, name }) => ({ id, name: isSingle(name) ? name : `${name} (${id})` }))}
    />
  );
};
