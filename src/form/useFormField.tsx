import { FieldTitle, type InputProps, useInput } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { InputHelperText } from 'react-admin';
import { useFormContext } from 'react-hook-form';

type FormFieldProps<Value> = Pick<
  InputProps<Value>,
  'source' | 'label' | 'validate' | 'defaultValue' | 'format' | 'parse' | 'onBlur'
> & {
  /** A message key or an element; false shows the error only. */
  helperText?: ReactNode;
};

/** `useInput` with the label, the mark, and the help or error of the field as props of a `TextBox` or `SelectBox`. */
export const useFormField = <Value,>({ label, helperText = false, ...input }: FormFieldProps<Value>) => {
  const { id, field, fieldState, isRequired } = useInput<Value>({
    // Without it, '' becomes null.
    parse: (typed: Value) => typed,
    ...input,
  });
  const { error, invalid } = fieldState;
  const box = {
    id,
    label: <FieldTitle label={label} source={input.source} />,
    required: isRequired,
    error: invalid,
    helperText: (helperText !== false || invalid) && (
      // A new text is a new element (docs/decisions.md 'A text has its own element').
      <span key={error?.message ?? (typeof helperText === 'string' ? helperText : 'help')}>
        <InputHelperText error={error?.message} helperText={helperText} />
      </span>
    ),
  };
  return { field, box };
};

/**
 * `useInput` for a `Picker`, with its `onUnfinished`: a typed text that is not a choice makes the field invalid, so that the
 * form does not save the former choice.
 */
export const useChoiceInput = <Value,>({ validate = [], ...props }: InputProps<Value>) => {
  const { trigger } = useFormContext();
  const typed = useRef('');
  const refuseUnfinished = () =>
    typed.current === '' ? undefined : { message: 'field.unfinished', args: { text: typed.current } };
  const input = useInput<Value>({ ...props, validate: [refuseUnfinished, ...[validate].flat()] });
  const { fieldState, formState } = input;
  const onUnfinished = (text: string): void => {
    if (text === typed.current) return;
    typed.current = text;
    // The choice was validated while its text was still unfinished.
    if (text === '' && (fieldState.isTouched || formState.isSubmitted)) void trigger(props.source);
  };
  return { ...input, onUnfinished };
};
