import TextField from '@mui/material/TextField';
import { useInput, useTranslate, ValidationError, type Validator } from 'ra-core';
import { fromWibInput } from '../../format/wibTime';
import { asTyped } from '../../widgets/form/asTyped';
import { Instant } from '../../widgets/text/Instant';
import { useFieldLabel } from '../../widgets/text/useFieldLabel';

type WibTimeInputProps = {
  source: string;
  validate?: Validator | Validator[];
  /** Message key. */
  helperText?: string;
};

/**
 * A moment in WIB, whatever the browser's zone: the form holds the text of the input, `2026-11-20T09:05` or '', which
 * format/wibTime.ts turns into an instant and back. The moment is also said in words: the browser's field follows its
 * own language.
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
  const typed = (field.value as string | null) ?? '';
  const instant = fromWibInput(typed);
  return (
    <TextField
      type="datetime-local"
      id={id}
      name={field.name}
      label={translate('widgets.text.inWib', { label })}
      value={typed}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={() => field.onBlur()}
      inputRef={field.ref}
      error={fault !== undefined}
      helperText={
        fault !== undefined ? (
          <ValidationError error={fault} />
        ) : instant === '' ? (
          helperText && translate(helperText)
        ) : (
          <Instant value={instant} />
        )
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
