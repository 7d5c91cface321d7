import { expect, it } from 'vitest';
import { randomPassword } from '../../../src/domain/format/randomPassword';
import { isLoginPassword, newPasswordFault } from '../../../src/domain/password';

it('makes different passwords that pass both rules of the specification', () => {
  const made = Array.from({ length: 200 }, randomPassword);
  expect(made.every((password) => isLoginPassword(password) && newPasswordFault(password) === null)).toBe(
    true,
  );
  expect(made.filter((password) => /[0O1lIio]/.test(password))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
