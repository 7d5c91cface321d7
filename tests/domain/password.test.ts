import { describe, expect, it } from 'vitest';
import { isLoginPassword, newPasswordFault } from '../../src/domain/password';

describe('the login password (§5): at least 8 alphanumeric characters, a letter and a digit', () => {
  it.each(['rahasia123', '17Agu1990', 'a1234567', 'ABCDEFG1'])('%s passes', (password) =>
    expect(isLoginPassword(password)).toBe(true),
  );
  it.each(['', 'a123456', 'abcdefgh', '12345678', 'rahasia 123', 'rahasia-123', 'rahasia123!', 'kétikan12'])(
    '%j does not pass',
    (password) => expect(isLoginPassword(password)).toBe(false),
  );
});

describe('a new password (§5): the rule of 6 first, then the rule of the login', () => {
  it.each(['rahasia123', '17Agu1990', 'a1234567'])('%s passes', (password) =>
    expect(newPasswordFault(password)).toBeNull(),
  );
  it.each(['', 'abc12', 'abcdef', '123456', 'abc 123', 'abc_123', 'abcdefgh', 'rahasia-123'])(
    '%j gets the message of the rule of 6',
    (password) => expect(newPasswordFault(password)).toBe('newPassword'),
  );
  it.each(['abc123', '1aaaaa', 'abcd123'])(
    '%s gets the message of the login, which would refuse it',
    (password) => expect(newPasswordFault(password)).toBe('loginPassword'),
  );
});
