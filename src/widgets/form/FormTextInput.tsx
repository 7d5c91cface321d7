import { TextInput, type TextInputProps } from 'react-admin';
import { asTyped } from './asTyped';

/**
 * A text field of our forms: its value is always text (react-admin's own makes null of an empty one), it keeps no
 * empty line for help it does not have, and the browser does not fill in the staff's own data.
 */
export const FormTextInput = (props: TextInputProps) => (
  <TextInput parse={asTyped} helperText={false} autoComplete="off" {...props} />
);
