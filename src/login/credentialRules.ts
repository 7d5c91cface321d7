import { login } from '../../i18n/login';
import { isLoginPassword } from '../domain/password';

export type FieldErrors = { username?: string; password?: string };

/** Specification §5. `username` must be trimmed. */
export const checkCredentials = (username: string, password: string): FieldErrors => {
  const errors: FieldErrors = {};
  if (username === '') errors.username = login.usernameRequired;
  if (password === '') errors.password = login.passwordRequired;
  else if (!isLoginPassword(password)) errors.password = login.passwordWeak;
  return errors;
};
