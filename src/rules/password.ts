/** The password rules of specification §5. A file of its own, because the login page carries it. */

/** 'At least 8 alphanumeric characters with at least one letter and one digit.' */
const loginPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{8,}$/;

/** The same with at least 6 characters. */
const newPasswordPattern = /^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{6,}$/;

/** Whether `password` meets the rule of the login page and of the seller form (specification §5): 8 characters. */
export const isLoginPassword = (password: string): boolean => loginPasswordPattern.test(password);

/** Whether `password` meets the rule of the password change form (specification §5): 6 characters. */
export const isNewPassword = (password: string): boolean => newPasswordPattern.test(password);
