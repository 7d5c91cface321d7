import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../src/dataProvider/parseJson';
import { recordId, shownInteger, shownText } from '../../src/dataProvider/wire';

describe('whole numbers of an answer', () => {
  it.each([
    ['a NIK of Papua', '{"id_card":9103051708900001}', { id_card: '9103051708900001' }],
    ['an account number', '[ 9999999999999999 ]', ['9999999999999999']],
    ['a negative one', '{"a":-9007199254740993}', { a: '-9007199254740993' }],
    ['one of twenty digits at the end', '12345678901234567890', '12345678901234567890'],
  ])('beyond 2^53 are text, with all their digits: %s', (_, json, value) =>
    expect(parseJson(json)).toEqual(value),
  );

  it.each([
    ['the largest that is exact', '9007199254740991', 9_007_199_254_740_991],
    ['a NIK of Jawa', '{"id_card":3273051708900001}', { id_card: 3_273_051_708_900_001 }],
    ['a fraction', '[0.12345678901234567890, 1.5]', [0.123_456_789_012_345_68, 1.5]],
    ['a key of digits', '{"9103051708900001":1}', { '9103051708900001': 1 }],
  ])('up to 2^53 and all other values are the same as in JSON: %s', (_, json, value) =>
    expect(parseJson(json)).toEqual(value),
  );

  it('are not changed inside texts with digits, quotes and backslashes', () => {
    const texts = fc.array(
      fc.string({ unit: fc.constantFrom('"', '\\', '9', '1.', '-', 'e', '[', ',', '9103051708900001') }),
    );
    fc.assert(
      fc.property(texts, (list) => {
        expect(parseJson(JSON.stringify(list))).toEqual(list);
      }),
    );
  });

  it('keep every digit, before any other value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 15n }), fc.string(), (number, text) => {
        const [read, beside] = parseJson(`[${number},${JSON.stringify(text)}]`) as unknown[];
        expect(String(read)).toBe(String(number));
        expect(beside).toBe(text.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''));
      }),
    );
  });

  it.each(['{"a":9103051708900001', '["9103051708900001]', '<html>9103051708900001</html>', ''])(
    'are undefined when the answer is no JSON: %s',
    (text) => expect(parseJson(text)).toBeUndefined(),
  );
});

describe('a number beyond 2^53', () => {
  it.each(['9103051708900001.0', '9.103051708900001e15', '1e300'])(
    'is an empty text when JSON rounds it, never other digits: %s',
    (json) => {
      expect(shownText.parse(parseJson(json))).toBe('');
      expect(recordId.safeParse(parseJson(json)).success).toBe(false);
    },
  );

  it('is NaN as an amount', () => expect(shownInteger.parse(parseJson('9103051708900001'))).toBeNaN());
});

describe('a number that is exact', () => {
  it.each([
    ['0', '0'],
    ['3273051708900001', '3273051708900001'],
    ['-6.9147', '-6.9147'],
  ])('is shown with its own digits: %s', (json, text) => expect(shownText.parse(parseJson(json))).toBe(text));
});
