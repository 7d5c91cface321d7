import type { InputProps } from 'ra-core';
import { SelectBox, type SelectBoxProps } from '../ui/field/SelectBox';
import { asTyped } from './asTyped';
import { useFormField } from './useFormField';

export type SelectInputProps = Omit<
  SelectBoxProps<string | boolean>,
  'label' | 'defaultValue' | 'disabled' | 'error' | 'id' | 'name' | 'onChange' | 'required' | 'value'
> &
  Pick<InputProps<string | boolean>, 'source' | 'label' | 'validate'> & {
    readOnly?: boolean;
    /** Called after the form's value has changed. */
    onChosen?: () => void;
  };

/** A choice of a form, with the props of react-admin's `<SelectInput>`; names of choices are translated already. */
export const SelectInput = (props: SelectInputProps) => {
  const { source, label, validate, helperText, readOnly, onChosen, ...attributes } = props;
  const { field, box } = useFormField<string | boolean>({
    source,
    label,
    validate,
    helperText,
    parse: asTyped,
  });
  return (
    <SelectBox
      {...attributes}
      {...field}
      {...box}
      value={field.value as string | boolean}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.();
      }}
      disabled={readOnly}
    />
  );
};
