import { useForkRef } from '@mui/material/utils';
import { FieldTitle, type InputProps, useInput } from 'ra-core';
import { InputHelperText } from 'react-admin';
import { TextBox, type TextBoxProps } from '../field/TextBox';
import { asTyped } from './asTyped';

export type TextInputProps = Omit<
  TextBoxProps,
  'label' | 'defaultValue' | 'disabled' | 'error' | 'id' | 'name' | 'onChange' | 'required' | 'value'
> &
  Pick<InputProps<string>, 'source' | 'label' | 'validate' | 'defaultValue' | 'format' | 'parse'>;

/**
 * A text field of a form, with the props of react-admin's `<TextInput>`; more props are attributes of the control. An empty field has
 * the value '' instead of null, and the browser does not fill it with the user's own data.
 */
export const TextInput = ({
  source,
  label,
  validate,
  defaultValue,
  format,
  parse = asTyped,
  helperText = false,
  onBlur,
  readOnly,
  ref,
  ...attributes
}: TextInputProps) => {
  const { id, field, fieldState, isRequired } = useInput<string>({
    source,
    validate,
    defaultValue,
    format,
    parse,
    onBlur,
  });
  const { error, invalid } = fieldState;
  return (
    <TextBox
      autoComplete="off"
      {...attributes}
      {...field}
      ref={useForkRef(field.ref, ref)}
      id={id}
      label={<FieldTitle label={label} source={source} />}
      required={isRequired}
      error={invalid}
      helperText={
        (helperText !== false || invalid) && (
          <InputHelperText error={error?.message} helperText={helperText} />
        )
      }
      readOnly={readOnly}
      disabled={readOnly}
    />
  );
};
