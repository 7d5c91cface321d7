import { type NewPasswordFault, newPasswordFault } from '../../src/domain/password';
import type { FieldError } from './fieldError';

/** Specification §5: the rule of 6 for what does not meet it, the login's rule for 6 and 7 characters (docs/decisions/0043). */
const messages: Record<NewPasswordFault, string> = {
  newPassword: 'harus lebih dari 6 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
  loginPassword: 'harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
};

/** What is wrong with the `new_password` of a body; empty when nothing is. */
export const newPasswordErrors = (password: string): FieldError[] => {
  const fault = newPasswordFault(password);
  return fault ? [{ name: 'new_password', message: messages[fault] }] : [];
};
