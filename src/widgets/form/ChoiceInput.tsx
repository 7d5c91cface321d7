import TextField from '@mui/material/TextField';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import { useFieldLabel } from '../text/useFieldLabel';
import { asTyped } from './asTyped';

type ChoiceInputProps = {
  source: string;
  /** Labels are already translated; the empty value is one among others. */
  choices: readonly { value: string; label: string }[];
  /** The label of a value that is not among the choices; left out, the value. */
  unlisted?: (value: string) => string;
  /** Message key. */
  helperText?: string;
  /** After the form has taken the choice. */
  onChosen?: () => void;
};

/**
 * One of a few texts: the browser's own select, which every phone and screen reader knows. The value that the form holds is
 * shown also where it is not among the choices.
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
