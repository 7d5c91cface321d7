import { FieldTitle, type InputProps, useInput } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { SelectBox, type SelectBoxProps } from '../field/SelectBox';

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
  const { source, label, validate, helperText = false, readOnly, onChosen, ...attributes } = props;
  const { id, field, fieldState, isRequired } = useInput<string | boolean | null>({
    source,
    validate,
    format: (value) => value,
    parse: (value: string | boolean) => value,
  });
  const { error, invalid } = fieldState;
  return (
    <SelectBox
      {...attributes}
      {...field}
      id={id}
      value={field.value as string | boolean | null}
      onChange={(value) => {
        field.onChange(value);
        onChosen?.();
      }}
      label={<FieldTitle label={label} source={source} />}
      required={isRequired}
      error={invalid}
      helperText={
        (helperText !== false || invalid) && (
          <InputHelperText error={error?.message} helperText={helperText} />
        )
      }
      disabled={readOnly}
    />
  );
};
