import { expect, it } from 'vitest';
import { isLoginPassword, newPasswordFault } from '../../src/domain/password';
import { randomPassword } from '../../src/format/randomPassword';

it('makes passwords that both rules of the specification take, each another one', () => {
  const made = Array.from({ length: 200 }, randomPassword);
  expect(made.every((password) => isLoginPassword(password) && newPasswordFault(password) === null)).toBe(
    true,
  );
  expect(made.filter((password) => /[0O1lIio]/.test(password))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
