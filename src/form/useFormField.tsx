import { FieldTitle, type InputProps, useInput } from 'ra-core';
import type { ReactNode } from 'react';
import { InputHelperText } from 'react-admin';

type FormFieldProps<Value> = Pick<
  InputProps<Value>,
  'source' | 'label' | 'validate' | 'defaultValue' | 'format' | 'parse' | 'onBlur'
> & {
  /** A message key or an element; false shows the error only. */
  helperText?: ReactNode;
};

/** react-admin's `useInput`, with the label, the mark, and the help or error of the field as props of its `FieldBox`. */
export const useFormField = <Value,>({ label, helperText = false, ...input }: FormFieldProps<Value>) => {
  const { id, field, fieldState, isRequired } = useInput<Value>(input);
  const { error, invalid } = fieldState;
  const box = {
    id,
    label: <FieldTitle label={label} source={input.source} />,
    required: isRequired,
    error: invalid,
    helperText: (helperText !== false || invalid) && (
      // A new text is a new element (docs/decisions/0126).
      <span key={error?.message ?? (typeof helperText === 'string' ? helperText : 'help')}>
        <InputHelperText error={error?.message} helperText={helperText} />
      </span>
    ),
  };
  return { field, box };
};
