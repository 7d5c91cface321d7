import { TextInput, type TextInputProps } from 'react-admin';
import { asTyped } from './asTyped';

/**
 * react-admin's text input with other defaults: an empty value stays '' instead of null, no space is reserved for a help text,
 * and the browser does not autofill the user's own data.
 */
export const FormTextInput = (props: TextInputProps) => (
  <TextInput parse={asTyped} helperText={false} autoComplete="off" {...props} />
);
