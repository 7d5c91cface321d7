import { loginPasswordPattern, newPasswordPattern } from './patterns';

/** Whether `password` meets the rule of the login page and of the seller form (specification §5): 8 characters. */
export const isLoginPassword = (password: string): boolean => loginPasswordPattern.test(password);

/** Whether `password` meets the rule of the password change form (specification §5): 6 characters. */
export const isNewPassword = (password: string): boolean => newPasswordPattern.test(password);
