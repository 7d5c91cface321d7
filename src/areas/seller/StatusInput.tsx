import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useInput } from 'ra-core';
import { StatusBadge } from '../../widgets/StatusBadge';

/** Whether the seller may sell (specification §4 'Seller is_active'): a switch that says what it stands at. */
export const StatusInput = () => {
  const { id, field } = useInput<boolean>({ source: 'is_active', type: 'checkbox' });
  return (
    <FormControlLabel
      htmlFor={id}
      control={
        <Switch
          id={id}
          name={field.name}
          checked={Boolean(field.value)}
          onChange={(_, isActive) => field.onChange(isActive)}
          onBlur={() => field.onBlur()}
          slotProps={{ input: { ref: field.ref, role: 'switch' } }}
        />
      }
      label={<StatusBadge active={Boolean(field.value)} />}
    />
  );
};
