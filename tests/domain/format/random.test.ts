import { expect, it } from 'vitest';
import { randomPassword } from '../../../src/domain/format/randomPassword';
import { isLoginPassword, newPasswordFault } from '../../../src/domain/password';
import { randomId } from '../../../src/domain/randomId';

it('makes different passwords that pass both rules of the specification', () => {
  const made = Array.from({ length: 200 }, randomPassword);
  expect(made.every((password) => isLoginPassword(password) && newPasswordFault(password) === null)).toBe(
    true,
  );
  expect(made.filter((password) => /[0O1lIio]/.test(password))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});

it('makes random UUIDs of version 4, another one each time', () => {
  const ids = Array.from({ length: 1000 }, randomId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(1000);
});
