/** The password rules of specification §5, in a separate file for the login page's small download. */

/** 'At least 8 alphanumeric characters with at least one letter and one digit.' */
const loginPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/;

/** `loginPasswordPattern` with at least 6 characters. */
const newPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,}$/;

/** Returns true if `password` meets the rule of the login page and of the seller form (specification §5): 8 characters. */
export const isLoginPassword = (password: string): boolean => loginPasswordPattern.test(password);

/** The error of a new password: a message key below `validation`. */
export type NewPasswordFault = 'newPassword' | 'loginPassword';

/**
 * Returns the error of a new password, or null. The rule of 6 characters (specification §5 'Password change form') is checked
 * first and keeps its message. A password of 6 or 7 characters meets it, but the login form would refuse it, so it gets the
 * login's message.
 */
export const newPasswordFault = (password: string): NewPasswordFault | null => {
  if (!newPasswordPattern.test(password)) return 'newPassword';
  return isLoginPassword(password) ? null : 'loginPassword';
};
