import { type InputProps, useInput, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { SelectBox, type SelectBoxProps, Switch } from '../ui/field/Field';
import { type SetByForm, useFormField } from './useFormField';

type SelectInputProps = Omit<SelectBoxProps<string | boolean>, SetByForm> &
  Pick<InputProps<string | boolean>, 'source' | 'validate'> & {
    readOnly?: boolean;
    onChosen?: () => void;
  };

export const SelectInput = (props: SelectInputProps) => {
  const { source, validate, helperText, readOnly, onChosen, ...attributes } = props;
  const { field, box } = useFormField<string | boolean>({ source, validate, helperText });
  return (
    <SelectBox
      {...attributes}
      {...field}
      {...box}
      value={field.value as string | boolean}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.();
      }}
      disabled={readOnly}
    />
  );
};

type SwitchInputProps = {
  source: string;
  /** Beside the switch, and its accessible name. */
  label: (isOn: boolean) => ReactNode;
};

const SwitchInput = ({ source, label }: SwitchInputProps) => {
  const { id, field } = useInput<boolean>({ source, type: 'checkbox' });
  const isOn = Boolean(field.value);
  return (
    <Switch
      {...field}
      id={id}
      // The form's value is `checked`.
      value=""
      checked={isOn}
      onChange={({ target }) => field.onChange(target.checked)}
      label={label(isOn)}
    />
  );
};

/** `validate`, `helperText` and `choiceLabel` apply to the select only. */
type FlagInputProps = SwitchInputProps &
  Pick<SelectInputProps, 'validate' | 'helperText'> & {
    choiceLabel: (isOn: boolean) => string;
  };

/** A select if the host sends null, which a switch cannot show (docs/decisions.md 'What a host leaves out'). */
export const FlagInput = ({ source, label, choiceLabel, ...choice }: FlagInputProps) => {
  const record = useRecordContext();
  if (record?.[source] !== null) return <SwitchInput source={source} label={label} />;
  return (
    <SelectInput
      {...choice}
      source={source}
      choices={[true, false].map((id) => ({ id, name: choiceLabel(id) }))}
    />
  );
};
