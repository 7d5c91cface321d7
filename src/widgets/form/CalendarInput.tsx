import type { Validator } from 'ra-core';
import { useRef } from 'react';
import type { TextInputProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FormTextInput } from './FormTextInput';

type CalendarInputProps = Omit<TextInputProps, 'type' | 'slotProps'> & { type: 'date' | 'datetime-local' };

/** The last day that has four digits for its year: the browser takes six. */
const max = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' } as const;

/**
 * A date or a time in the browser's own field. What is incomplete there, such as a date without its time, has an empty value:
 * it is refused, so that it is not saved as an empty field.
 */
export const CalendarInput = ({ type, validate = [], ...props }: CalendarInputProps) => {
  const { trigger } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const isWhole: Validator = () =>
    input.current?.validity.badInput ? `widgets.form.incomplete.${type}` : undefined;
  return (
    <FormTextInput
      {...props}
      type={type}
      validate={[isWhole, ...[validate].flat()]}
      // Between incomplete and empty the value does not change.
      onBlur={() => void trigger(props.source)}
      slotProps={{ htmlInput: { ref: input, max: max[type] } }}
    />
  );
};
