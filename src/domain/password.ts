/** The password rules of specification §5. A file of its own, because the login page carries it. */

/** 'At least 8 alphanumeric characters with at least one letter and one digit.' */
const loginPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/;

/** The same with at least 6 characters. */
const newPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,}$/;

/** Whether `password` meets the rule of the login page and of the seller form (specification §5): 8 characters. */
export const isLoginPassword = (password: string): boolean => loginPasswordPattern.test(password);

/** What is wrong with a new password: a message below `validation`. */
export type NewPasswordFault = 'newPassword' | 'loginPassword';

/**
 * What is wrong with a new password, or null. The rule of 6 (specification §5 'Password change form') comes first and keeps
 * its message. A password of 6 or 7 characters meets it, but the login form would refuse its owner, so it gets the login's
 * message (docs/decisions/0043).
 */
export const newPasswordFault = (password: string): NewPasswordFault | null => {
  if (!newPasswordPattern.test(password)) return 'newPassword';
  return isLoginPassword(password) ? null : 'loginPassword';
};
