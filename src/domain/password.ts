/** Specification §5, in a separate file for the login page's small download. */

/** 'At least 8 alphanumeric characters with at least one letter and one digit.' */
const loginPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/;

const newPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,}$/;

export const isLoginPassword = (password: string): boolean => loginPasswordPattern.test(password);

/** A message key below `validation`. */
export type NewPasswordFault = 'newPassword' | 'loginPassword';

/** A password of 6 or 7 characters meets §5 'Password change form', but the login would refuse it, so it says so. */
export const newPasswordFault = (password: string): NewPasswordFault | null => {
  if (!newPasswordPattern.test(password)) return 'newPassword';
  return isLoginPassword(password) ? null : 'loginPassword';
};
