import { type InputProps, useInput, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { SelectBox, type SelectBoxProps, Switch } from '../ui/field/Field';
import { useFormField } from './useFormField';

type SelectInputProps = Omit<
  SelectBoxProps<string | boolean>,
  'label' | 'defaultValue' | 'disabled' | 'error' | 'id' | 'name' | 'onChange' | 'required' | 'value'
> &
  Pick<InputProps<string | boolean>, 'source' | 'label' | 'validate'> & {
    readOnly?: boolean;
    /** Called after the form's value has changed. */
    onChosen?: () => void;
  };

/** A choice of a form; names of choices are translated already. */
export const SelectInput = (props: SelectInputProps) => {
  const { source, label, validate, helperText, readOnly, onChosen, ...attributes } = props;
  const { field, box } = useFormField<string | boolean>({ source, label, validate, helperText });
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
  /** Returns the label beside the switch, for on or off; it is also the accessible name. */
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

/**
 * A switch of a form. If the host sends null for the flag, it is a select without a default, because a switch cannot show
 * that the value is unknown (docs/decisions.md 'What a host leaves out').
 */
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
