import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInput } from 'ra-core';
import type { ReactNode } from 'react';

type SwitchInputProps = {
  source: string;
  /** The words beside it, for on and for off. */
  label: (isOn: boolean) => ReactNode;
};

/** A switch of a form, named by its label. */
export const SwitchInput = ({ source, label }: SwitchInputProps) => {
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
