import TextField from '@mui/material/TextField';
import { useInput, useTranslate, ValidationError, type Validator } from 'ra-core';
import { useFieldLabel } from './useFieldLabel';

type WibTimeInputProps = {
  source: string;
  validate?: Validator | Validator[];
  /** Message key. */
  helperText?: string;
};

const asTyped = (value: string): string => value;

/**
 * A moment in WIB, whatever the browser's zone: the form holds what stands in the input, `2026-11-20T09:05` or '', which
 * rules/wibTime.ts turns into an instant and back.
 */
export const WibTimeInput = ({ source, validate, helperText }: WibTimeInputProps) => {
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const { id, field, fieldState } = useInput<string>({
    source,
    parse: asTyped,
    ...(validate && { validate }),
  });
  const fault = fieldState.error?.message;
  return (
    <TextField
      type="datetime-local"
      id={id}
      name={field.name}
      label={translate('kit.inWib', { label })}
      value={(field.value as string | null) ?? ''}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={() => field.onBlur()}
      inputRef={field.ref}
      error={fault !== undefined}
      helperText={
        fault === undefined ? helperText && translate(helperText) : <ValidationError error={fault} />
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
