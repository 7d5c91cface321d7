import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from '../../src/domain/digits';
import { phonePattern } from '../../src/domain/patterns';

describe('a pasted phone number', () => {
  it.each([
    ['+62 812-3456-7890', '6281234567890'],
    ['(0812) 3456.7890', '6281234567890'],
    ['0062 812 3456 7890', '6281234567890'],
    ['+62 (0) 812 3456 7890', '6281234567890'],
    ['62081234567890', '6281234567890'],
    // Pasted after the prefix that the form starts with.
    ['62+6281234567890', '6281234567890'],
    ['626281234567890', '6281234567890'],
    ['6262212345678', '6262212345678'],
    ['\u202a+62\u00a0812\u20113456\u20117890\u202c', '6281234567890'],
    ["62'0812 3456 7890", '6281234567890'],
    ['628121000011.0', '628121000011'],
    ['0812.3456789', '628123456789'],
    ['62', '62'],
    ['', ''],
  ])('%j becomes %j', (typed, stored) => expect(normalisePhone(typed)).toBe(stored));

  it.each([
    '81234567890',
    '62812.3456789',
    '081234567890+081234567891',
    'abc',
    '+1 202 555 0100',
    '6281234567',
    '62812345678901',
  ])('%j still breaks the rule of phone numbers (reading 3)', (typed) =>
    expect(phonePattern.test(normalisePhone(typed))).toBe(false),
  );

  it('becomes the same mobile number in every spelling', () => {
    const national = fc.stringMatching(/^8\d{8,10}$/);
    const prefix = fc.constantFrom('0', '62', '+62', '+62 ', '+62-', '0062');
    fc.assert(
      fc.property(national, prefix, (number, start) => {
        expect(normalisePhone(start + number)).toBe(`62${number}`);
        expect(phonePattern.test(normalisePhone(start + number))).toBe(true);
      }),
    );
  });
});
