import { FieldTitle, type InputProps, ValidationError } from 'ra-core';
import type { ReactNode } from 'react';
import { Picker, type PickerProps } from '../ui/field/Combobox';
import { useChoiceInput } from './useFormField';

type PickerInputProps<Value, Item> = Pick<InputProps<Value>, 'source' | 'validate'> &
  Pick<PickerProps<Item>, 'query' | 'limit' | 'disabled' | 'onFocus'> & {
    itemOf: (value: Value) => Item | null;
    valueFrom: (item: Item | null) => Value;
    /** Called after the form's value has changed. */
    onChosen?: () => void;
    placeholder?: string;
    helperText?: ReactNode;
  };

/** A `Picker` as the input of a form. */
export const PickerInput = <Value, Item extends { id: string; name: string }>({
  source,
  validate = [],
  itemOf,
  valueFrom,
  onChosen,
  placeholder,
  helperText,
  ...picker
}: PickerInputProps<Value, Item>) => {
  const { id, field, fieldState, isRequired, onUnfinished } = useChoiceInput<Value>({
    source,
    validate,
    // Without them, '' and null become each other.
    format: (value: Value) => value,
    parse: (value: Value) => value,
  });
  const chosen = itemOf(field.value as Value);
  const fault = fieldState.error?.message;
  return (
    <Picker
      {...picker}
      id={id}
      value={chosen}
      onChange={(item) => {
        if (item?.id === chosen?.id) return;
        field.onChange(valueFrom(item));
        onChosen?.();
      }}
      onUnfinished={onUnfinished}
      onBlur={() => field.onBlur()}
      labelOf={({ name }) => name}
      fault={
        fault && (
          <span key={fault}>
            <ValidationError error={fault} />
          </span>
        )
      }
      field={{
        name: field.name,
        ref: field.ref,
        label: <FieldTitle source={source} />,
        required: isRequired,
        ...(placeholder && { placeholder }),
        helperText,
      }}
    />
  );
};
