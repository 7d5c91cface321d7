import { Combobox } from '../../../widgets/field/Combobox';
import { asTyped } from '../../../widgets/form/asTyped';
import { useFormField } from '../../../widgets/form/useFormField';
import { createRules } from '../sellerRules';
import { bankNames } from './banks';

/** The input of the bank's name, with suggestions; other names are allowed. */
export const BankNameInput = () => {
  const { field, box } = useFormField<string>({
    source: 'bank_name',
    validate: createRules.bank_name,
    parse: asTyped,
    helperText: 'resources.member-list/seller.help.bankName',
  });
  const name = field.value as string;
  return (
    <Combobox<string, true>
      id={box.id}
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
      field={{ ...box, name: field.name, ref: field.ref }}
    />
  );
};
