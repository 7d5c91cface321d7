import { useInput, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { Switch } from '../ui/field/Switch';
import { SelectInput, type SelectInputProps } from './SelectInput';

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
 * A switch of a form. If the host sends null for the flag, it is a select without a default, because a switch cannot show that
 * the value is unknown (docs/decisions/0065).
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
