import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInput, useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { SelectInput } from 'react-admin';

type SwitchInputProps = {
  source: string;
  /** The words beside the switch, for on and for off; they name it. */
  label: (isOn: boolean) => ReactNode;
};

const SwitchInput = ({ source, label }: SwitchInputProps) => {
  const { id, field } = useInput<boolean>({ source, type: 'checkbox' });
  const isOn = Boolean(field.value);
  return (
    <FormControlLabel
      htmlFor={id}
      control={
        <Switch
          id={id}
          name={field.name}
          checked={isOn}
          onChange={(_, checked) => field.onChange(checked)}
          onBlur={() => field.onBlur()}
          slotProps={{ input: { ref: field.ref, role: 'switch' } }}
        />
      }
      label={label(isOn)}
    />
  );
};

/** `validate` and `helperText` are those of the choice. */
type FlagInputProps = SwitchInputProps &
  Pick<Parameters<typeof SelectInput>[0], 'validate' | 'helperText'> & {
    choiceLabel: (isOn: boolean) => string;
  };

/**
 * A switch of a form. Where the host does not say how it is set, a choice without a default, because a switch would start as
 * one of the two (docs/decisions/0065).
 */
export const FlagInput = ({ source, label, choiceLabel, ...choice }: FlagInputProps) => {
  const record = useRecordContext();
  if (record?.[source] !== null) return <SwitchInput source={source} label={label} />;
  return (
    <SelectInput
      {...choice}
      source={source}
      choices={[true, false].map((id) => ({ id, name: choiceLabel(id) }))}
      translateChoice={false}
      margin="none"
    />
  );
};
