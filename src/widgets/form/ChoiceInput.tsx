import TextField from '@mui/material/TextField';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import { useFieldLabel } from '../text/useFieldLabel';
import { asTyped } from './asTyped';

type ChoiceInputProps = {
  source: string;
  /** The choices with translated labels; an empty value must be listed too. */
  choices: readonly { value: string; label: string }[];
  /** Returns the label of a value that is not among the choices; defaults to the value. */
  unlisted?: (value: string) => string;
  /** The message key of the help text. */
  helperText?: string;
  /** Called after the form's value has changed. */
  onChosen?: () => void;
};

/**
 * A native select for a few choices, for phones and screen readers. If the form's value is not among the choices, it is added
 * as the first one.
 */
export const ChoiceInput = (props: ChoiceInputProps) => {
  const { source, choices, unlisted = (value) => value, helperText, onChosen } = props;
  const translate = useTranslate();
  const label = useFieldLabel()(source);
  const { id, field, fieldState } = useInput<string>({ source, parse: asTyped });
  const held = field.value as string;
  const isListed = choices.some(({ value }) => value === held);
  const offered = isListed ? choices : [{ value: held, label: unlisted(held) }, ...choices];
  const fault = fieldState.error?.message;
  return (
    <TextField
      select
      id={id}
      name={field.name}
      label={label}
      value={held}
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
      {offered.map(({ value, label: words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </TextField>
  );
};
