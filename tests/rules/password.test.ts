import { describe, expect, it } from 'vitest';
import { isLoginPassword, isNewPassword } from '../../src/rules/password';

describe('the login password (§5): at least 8 alphanumeric characters, a letter and a digit', () => {
  it.each(['rahasia123', '17Agu1990', 'a1234567', 'ABCDEFG1'])('%s passes', (password) =>
    expect(isLoginPassword(password)).toBe(true),
  );
  it.each(['', 'a123456', 'abcdefgh', '12345678', 'rahasia 123', 'rahasia-123', 'rahasia123!', 'kétikan12'])(
    '%j does not',
    (password) => expect(isLoginPassword(password)).toBe(false),
  );
});

describe('the new password (§5): the same from 6 characters', () => {
  it.each(['abc123', 'rahasia123', '1aaaaa'])('%s passes', (password) =>
    expect(isNewPassword(password)).toBe(true),
  );
  it.each(['', 'abc12', 'abcdef', '123456', 'abc 123', 'abc_123'])('%j does not', (password) =>
    expect(isNewPassword(password)).toBe(false),
  );
});
