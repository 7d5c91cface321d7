import type { Validator } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { normalisePhone } from '../../domain/phone';
import { FormTextInput } from './FormTextInput';

type PhoneTextInputProps = { source: string; validate: Validator[]; helperText?: string };

/** A phone number; what is pasted as +62… or 0812… takes its stored form when the field is left (reading 3). */
export const PhoneTextInput = ({ source, ...props }: PhoneTextInputProps) => {
  const { getValues, setValue } = useFormContext();
  return (
    <FormTextInput
      source={source}
      {...props}
      type="tel"
      onBlur={() => {
        const typed = String(getValues(source));
        const number = normalisePhone(typed);
        if (number !== typed) setValue(source, number, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
};
