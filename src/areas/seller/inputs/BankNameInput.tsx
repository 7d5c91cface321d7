import { FieldTitle, useInput, ValidationError } from 'ra-core';
import { Combobox } from '../../../widgets/field/Combobox';
import { asTyped } from '../../../widgets/form/asTyped';
import { useResourceWords } from '../../../widgets/text/useResourceWords';
import { createRules } from '../sellerRules';
import { bankNames } from './banks';

/** The input of the bank's name, with suggestions; other names are allowed. */
export const BankNameInput = () => {
  const words = useResourceWords();
  const { id, field, fieldState, isRequired } = useInput<string>({
    source: 'bank_name',
    validate: createRules.bank_name,
    parse: asTyped,
  });
  const name = field.value as string;
  const error = fieldState.error?.message;
  return (
    <Combobox<string, true>
      id={id}
      freeSolo
      disableClearable
      options={bankNames}
      labelOf={(bank) => bank}
      value={name}
      inputValue={name}
      onInputChange={(_, typed) => {
        if (typed !== name) field.onChange(typed);
      }}
      onBlur={() => field.onBlur()}
      field={{
        name: field.name,
        ref: field.ref,
        label: <FieldTitle source="bank_name" />,
        required: isRequired,
        error: fieldState.invalid,
        helperText: error ? <ValidationError error={error} /> : words('help.bankName'),
      }}
    />
  );
};
