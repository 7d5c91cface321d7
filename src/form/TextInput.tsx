import { useForkRef } from '@mui/material/utils';
import type { InputProps } from 'ra-core';
import { TextBox, type TextBoxProps } from '../ui/field/TextBox';
import { asTyped } from './asTyped';
import { useFormField } from './useFormField';

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
  helperText,
  onBlur,
  readOnly,
  ref,
  ...attributes
}: TextInputProps) => {
  const { field, box } = useFormField<string>({
    source,
    label,
    validate,
    defaultValue,
    format,
    parse,
    helperText,
    onBlur,
  });
  return (
    <TextBox
      autoComplete="off"
      {...attributes}
      {...field}
      {...box}
      ref={useForkRef(field.ref, ref)}
      readOnly={readOnly}
      disabled={readOnly}
    />
  );
};
