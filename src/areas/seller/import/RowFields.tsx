import { useTranslate } from 'ra-core';
import { type ComponentProps, useState } from 'react';
import type { Region } from '../../../dataProvider/wire';
import type { DropFault } from '../../../form/photo/useFileDrop';
import { SelectBox } from '../../../ui/field/SelectBox';
import { TextBox } from '../../../ui/field/TextBox';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { isNumberField } from './cellValues';
import { type CheckedRow, fieldOfRow } from './checkedRow';
import { FileBox } from './FileBox';
import { type ImportedField, isPhotoField, isRegionField } from './importedFields';
import { useImportWords } from './useImportWords';

/** What a person corrects in the rows. */
export type Mending = {
  /** The chosen regions, by the key of their question. */
  chosen: ReadonlyMap<string, Region>;
  onChoose: (key: string, region: Region) => void;
  onMend: (key: string, value: string | File) => void;
  /** Texts that were typed and not yet checked, by the key of their field; kept if the session ends meanwhile. */
  typing: Map<string, string>;
};

type FieldProps = {
  row: CheckedRow;
  field: ImportedField;
  /** '' if the field is right. */
  fault: string;
  mending: Mending;
};

const keyboardOf = (field: ImportedField): Pick<ComponentProps<typeof TextBox>, 'inputMode' | 'type'> => {
  if (field === 'email') return { type: 'email' };
  return isNumberField(field) ? { inputMode: 'numeric' } : {};
};

/** The input of a text. It is checked on blur and by Enter, because the check asks the server. */
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
      {...keyboardOf(field)}
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

/** The choice of a photo for this row alone, whatever its file is called. */
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

/** The choice among the regions of the level; none while the level above is unknown. */
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

type RowFieldsProps = {
  row: CheckedRow;
  fields: readonly ImportedField[];
  mending: Mending;
};

/** Inputs for these fields of a row, each with its error. */
export const RowFields = ({ row, fields, mending }: RowFieldsProps) => (
  <div className="import-fields">
    {fields.map((field) => {
      const Field = isPhotoField(field) ? PhotoField : isRegionField(field) ? RegionField : TextField;
      const faults = row.faults.filter((each) => each.field === field);
      return (
        <Field
          key={field}
          row={row}
          field={field}
          fault={faults.map(({ text }) => text).join('; ')}
          mending={mending}
        />
      );
    })}
  </div>
);
