import type { InputProps } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { bankNames, bankSearchText } from '../domain/banks';
import { matchesWords } from '../domain/search';
import { Combobox, Picker, type PickerProps } from '../ui/field/Combobox';
import { useFormField } from './useFormField';

type PickerInputProps<Value, Item> = Pick<InputProps<Value>, 'source' | 'validate'> &
  Pick<PickerProps<Item>, 'query' | 'limit' | 'disabled' | 'onFocus'> & {
    itemOf: (value: Value) => Item | null;
    valueFrom: (item: Item | null) => Value;
    onChosen?: () => void;
    placeholder?: string;
    helperText?: ReactNode;
  };

/** A text that is no choice makes the field invalid, so that the form does not save the former choice. */
export const PickerInput = <Value, Item extends { id: string; name: string }>(
  props: PickerInputProps<Value, Item>,
) => {
  const { source, validate = [], itemOf, valueFrom, onChosen, placeholder, helperText, ...picker } = props;
  const { trigger } = useFormContext();
  const typed = useRef('');
  const refuseUnfinished = () =>
    typed.current === '' ? undefined : { message: 'field.unfinished', args: { text: typed.current } };
  const { field, fieldState, formState, box } = useFormField<Value>({
    source,
    validate: [refuseUnfinished, ...[validate].flat()],
    // Without `format`, null becomes ''.
    format: (value: Value) => value,
  });
  const chosen = itemOf(field.value as Value);
  return (
    <Picker
      {...picker}
      id={box.id}
      value={chosen}
      onChange={(item) => {
        if (item?.id === chosen?.id) return;
        field.onChange(valueFrom(item));
        onChosen?.();
      }}
      onUnfinished={(text) => {
        if (text === typed.current) return;
        typed.current = text;
        // The choice was validated while its text was still unfinished.
        if (text === '' && (fieldState.isTouched || formState.isSubmitted)) void trigger(source);
      }}
      onBlur={() => field.onBlur()}
      labelOf={({ name }) => name}
      fault={box.helperText || undefined}
      field={{ ...box, name: field.name, ref: field.ref, placeholder, helperText }}
    />
  );
};

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
