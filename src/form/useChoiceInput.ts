import { type InputProps, useInput } from 'ra-core';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * react-admin's `useInput` for a `Picker`, with its `onUnfinished`: a typed text that is not a choice makes the field invalid, so that
 * the form does not save the former choice.
 */
export const useChoiceInput = <Value>({ validate = [], ...props }: InputProps<Value>) => {
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
