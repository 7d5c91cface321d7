import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useInput, useTranslate, type InputProps } from 'ra-core';
import { currencyPrefix } from '../config';
import { groupedFigures, parseRupiah } from '../rules/rupiah';
import { useFieldLabel } from './useFieldLabel';

type PriceInputProps = Pick<InputProps, 'validate' | 'defaultValue' | 'disabled' | 'readOnly'> & {
  source: string;
  /** Text or message key; left out, the field's own label. */
  label?: string;
  required?: boolean;
};

/**
 * An amount of rupiah behind the prefix 'Rp.' (specification §9): a whole number or null in the form. Plain digits
 * while it is being typed, so that the caret stays where it is; grouped in thousands once it is left.
 */
export const PriceInput = ({ source, label, required = false, ...rules }: PriceInputProps) => {
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const { id, field, fieldState } = useInput<number | null>({ source, ...rules });
  const [isFocused, setFocused] = useState(false);
  const amount = typeof field.value === 'number' ? field.value : null;
  const { invalid, error } = fieldState;
  const fault = error?.message ?? '';
  return (
    <TextField
      id={id}
      name={field.name}
      label={label === undefined ? fieldLabel(source) : translate(label, { _: label })}
      value={amount === null ? '' : isFocused ? String(amount) : groupedFigures(amount)}
      onChange={({ target }) => field.onChange(parseRupiah(target.value))}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        field.onBlur();
      }}
      inputRef={field.ref}
      required={required}
      disabled={rules.disabled}
      error={invalid}
      helperText={invalid ? translate(fault, { _: fault }) : undefined}
      autoComplete="off"
      slotProps={{
        htmlInput: { inputMode: 'numeric' },
        input: { startAdornment: <InputAdornment position="start">{currencyPrefix}</InputAdornment> },
      }}
    />
  );
};
