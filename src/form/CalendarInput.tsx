import type { Validator } from 'ra-core';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TextControl } from '../ui/field/TextBox';
import { TextInput, type TextInputProps } from './TextInput';

type CalendarInputProps = Omit<TextInputProps, 'type' | 'ref' | 'max' | 'onBlur'> & {
  type: 'date' | 'datetime-local';
};

/** The last date with a four-digit year, because browsers accept six digits. */
const max = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' } as const;

/**
 * A native date or date-time input. An incomplete input, such as a date without its time, has an empty value; validation
 * rejects it, so that it is not saved as an empty field.
 */
export const CalendarInput = ({ type, validate = [], ...props }: CalendarInputProps) => {
  const { trigger } = useFormContext();
  const input = useRef<TextControl>(null);
  const isComplete: Validator = () =>
    input.current?.validity.badInput ? `form.incomplete.${type}` : undefined;
  return (
    <TextInput
      {...props}
      type={type}
      validate={[isComplete, ...[validate].flat()]}
      // From incomplete to empty, the value does not change, so react-hook-form would not validate again.
      onBlur={() => void trigger(props.source)}
      ref={input}
      max={max[type]}
    />
  );
};
