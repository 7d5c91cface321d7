import { useFormContext } from 'react-hook-form';
import { normalisePhone } from '../../rules/phone';
import { FormTextInput } from '../../widgets/FormTextInput';
import { createRules } from './sellerRules';

/** The phone number; what is pasted as +62… or 0812… takes its stored form when the field is left (reading 3). */
export const PhoneInput = () => {
  const { getValues, setValue } = useFormContext();
  return (
    <FormTextInput
      source="phoneNumber"
      validate={createRules.phoneNumber}
      helperText="forms.seller.help.phoneNumber"
      type="tel"
      onBlur={() => {
        const typed = String(getValues('phoneNumber'));
        const number = normalisePhone(typed);
        if (number !== typed) setValue('phoneNumber', number, { shouldDirty: true, shouldValidate: true });
      }}
    />
  );
};
