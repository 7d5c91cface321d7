import type { InputProps } from 'ra-core';
import { bankNames, bankSearchText } from '../domain/banks';
import { matchesWords } from '../domain/search';
import { Combobox } from '../ui/field/Combobox';
import { useFormField } from './useFormField';

/** First those whose own name begins with the text, then those that have every typed word in one of their names. */
const matchingBanks = (banks: string[], { inputValue }: { inputValue: string }): string[] => {
  const begins = (bank: string) => bank.toLowerCase().startsWith(inputValue.trim().toLowerCase());
  const matching = banks.filter((bank) => matchesWords(bankSearchText(bank), inputValue));
  return [...matching.filter(begins), ...matching.filter((bank) => !begins(bank))];
};

/** With suggestions; other names are allowed. */
export const BankNameInput = ({ validate }: Pick<InputProps<string>, 'validate'>) => {
  const { field, box } = useFormField<string>({
    source: 'bank_name',
    validate,
    helperText: 'form.bankHelp',
  });
  const name = field.value as string;
  return (
    <Combobox<string, true>
      id={box.id}
      freeSolo
      disableClearable
      options={bankNames}
      filterOptions={matchingBanks}
      labelOf={(bank) => bank}
      value={name}
      onInputChange={(_, typed) => {
        if (typed !== name) field.onChange(typed);
      }}
      onBlur={() => field.onBlur()}
      field={{ ...box, name: field.name, ref: field.ref }}
    />
  );
};
