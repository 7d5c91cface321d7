import TextField from '@mui/material/TextField';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import { useFieldLabel } from '../text/useFieldLabel';
import { asTyped } from './asTyped';

type ChoiceInputProps = {
  source: string;
  /** Labels are already translated; the empty value is one among others. */
  choices: readonly { value: string; label: string }[];
  /** Message key. */
  helperText?: string;
  /** After the form has taken the choice. */
  onChosen?: () => void;
};

/**
 * One of a few texts: the browser's own select, which every phone and screen reader knows. A value that is not among the
 * choices shows the first.
 */
export const ChoiceInput = ({ source, choices, helperText, onChosen }: ChoiceInputProps) => {
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const { id, field, fieldState } = useInput<string>({ source, parse: asTyped });
  const isOffered = choices.some(({ value }) => value === field.value);
  const fault = fieldState.error?.message;
  return (
    <TextField
      select
      id={id}
      name={field.name}
      label={label}
      value={isOffered ? (field.value as string) : (choices[0]?.value ?? '')}
      onChange={({ target }) => {
        field.onChange(target.value);
        onChosen?.();
      }}
      onBlur={() => field.onBlur()}
      inputRef={field.ref}
      error={fault !== undefined}
      helperText={
        fault === undefined ? helperText && translate(helperText) : <ValidationError error={fault} />
      }
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
};
