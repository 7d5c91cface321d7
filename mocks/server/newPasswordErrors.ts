import { type NewPasswordFault, newPasswordFault } from '../../src/domain/password';
import type { FieldError } from './fieldError';

/**
 * Specification §5: a password that breaks the rule of 6 gets its message, one with 6 or 7 characters that of the login's
 * rule.
 */
export const passwordMessages: Record<NewPasswordFault, string> = {
  newPassword: 'harus lebih dari 6 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
  loginPassword: 'harus lebih dari 8 karakter dan setidaknya memiliki 1 huruf dan 1 angka',
};

/** Checks the `new_password` of a body; empty if it is valid. */
export const newPasswordErrors = (password: string): FieldError[] => {
  const fault = newPasswordFault(password);
  return fault ? [{ name: 'new_password', message: passwordMessages[fault] }] : [];
};
