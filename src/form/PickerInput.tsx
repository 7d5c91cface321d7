import type { InputProps } from 'ra-core';
import { type ReactNode, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { Picker, type PickerProps } from '../ui/field/Combobox';
import { useFormField } from './useFormField';

type PickerInputProps<Value, Item> = Pick<InputProps<Value>, 'source' | 'validate'> &
  Pick<PickerProps<Item>, 'query' | 'limit' | 'disabled' | 'onFocus'> & {
    itemOf: (value: Value) => Item | null;
    valueFrom: (item: Item | null) => Value;
    /** Called after the form's value has changed. */
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
