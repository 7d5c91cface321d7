import { login } from '../../i18n/login';
import { isLoginPassword } from '../domain/password';

/** The error of each field of the login form; a field without an entry is valid. */
export type FieldErrors = { username?: string; password?: string };

/** The login rules of specification §5. `username` comes trimmed. */
export const checkCredentials = (username: string, password: string): FieldErrors => {
  const errors: FieldErrors = {};
  if (username === '') errors.username = login.usernameRequired;
  if (password === '') errors.password = login.passwordRequired;
  else if (!isLoginPassword(password)) errors.password = login.passwordWeak;
  return errors;
};
