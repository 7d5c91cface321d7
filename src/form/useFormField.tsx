import { FieldTitle, type InputProps, useInput } from 'ra-core';
import type { ReactNode } from 'react';
import { InputHelperText } from 'react-admin';

type FormFieldProps<Value> = Pick<
  InputProps<Value>,
  'source' | 'label' | 'validate' | 'format' | 'parse' | 'onBlur'
> & {
  /** A message key or an element; false shows the error only. */
  helperText?: ReactNode;
};

/** The props of a `TextBox` or `SelectBox` that the form determines. */
export type SetByForm =
  | 'label'
  | 'defaultValue'
  | 'disabled'
  | 'error'
  | 'id'
  | 'name'
  | 'onChange'
  | 'required'
  | 'value';

// Without `parse`, '' would become null.
const same = <Value,>(typed: Value): Value => typed;

/** `useInput` with the label, the mark, and the help or error of the field as props of a `TextBox` or `SelectBox`. */
export const useFormField = <Value,>(props: FormFieldProps<Value>) => {
  const { label, helperText = false, parse = same<Value>, ...others } = props;
  const { id, isRequired, ...input } = useInput<Value>({ ...others, parse });
  const { error, invalid } = input.fieldState;
  const box = {
    id,
    label: <FieldTitle label={label} source={props.source} />,
    required: isRequired,
    error: invalid,
    helperText: (helperText !== false || invalid) && (
      // A new text is a new element (docs/decisions.md 'A text has its own element').
      <span key={error?.message ?? (typeof helperText === 'string' ? helperText : 'help')}>
        <InputHelperText error={error?.message} helperText={helperText} />
      </span>
    ),
  };
  return { ...input, box };
};
