import { isPlainDate } from './format/plainDate';
import { neighbourhoodLength, phonePrefix } from './patterns';

/**
 * The one reader of numbers that name something, such as a NIK, a phone or an account: the digits that a person sees.
 *
 * 1. An apostrophe at either end only protects digits from a spreadsheet.
 * 2. `628121000011.0`, `+62 812-1000-011.0`, `1.234.567,0`: zeros after one decimal sign are those of a program, and are left out.
 * 3. `812.3456789`, `0812-1000-011.5`, `6,28121E+12`, `1,234,567`, `-7`, `2026-11-20`: a spreadsheet's number or date, whose
 *    digits are not those that were once typed, is refused; so is `1234.5678.0`, whose last zero may be a program's.
 * 4. In any other text blanks, dots and dashes separate groups: `0812.3456789`, `3273.0560.1090.0009`, `1.234.567.890`.
 */

const protection = /^[\s'’‘`´ʼ]+|[\s'’‘`´ʼ]+$/gu;

/** Without invisible characters and without the apostrophes that protect it. */
const unprotected = (written: string): string => written.replace(/\p{Cf}/gu, '').replace(protection, '');

const refused = [
  // With an exponent.
  /^[+\p{Pd}−]?\d+(?:[.,]\d+)?E[+\p{Pd}−]?\d+$/iu,
  // With a fraction: 812.5, 0,5, .5, 1 234.5.
  /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:\s\d{3})+)?[.,]\d+$/u,
  // With a fraction of one or two digits, in whatever groups.
  /^[+()\d\s\p{Pd}]*\.\d{1,2}$/u,
  // With one or two zeros behind groups with dots, which may be of an account or of a program.
  /^[+()\d.\s\p{Pd}]*\.0{1,2}$/u,
  // With a fraction after the dots of thousands, and with the commas of thousands.
  /^[1-9]\d{0,2}(?:(?:\.\d{3})+,\d+|(?:,\d{3})+(?:\.\d+)?)$/u,
  // Negative.
  /^[\p{Pd}−](?!0\d)[\d.,]+$/u,
];

/** Digits with a decimal sign and nothing but zeros after it. A comma never separates groups, a dot does in other texts. */
const whole = /^([+()\d\s\p{Pd}]*\d)[+()\s\p{Pd}]*\.0+$|^([+()\d.\s\p{Pd}]*\d)[+().\s\p{Pd}]*,0+$/u;

const wholeOf = (written: string): string => {
  // A sign behind the last digit separates nothing.
  const text = unprotected(written).replace(/[\s.+\p{Pd}'’‘`´ʼ]+$/u, '');
  const [, ofDot, ofComma] = whole.exec(text) ?? [];
  return ofDot ?? ofComma ?? text;
};

/** Its digits are not those of a name (rule 3). */
export const isStoredAsNumber = (written: string): boolean => {
  const text = wholeOf(written);
  return isPlainDate(text) || refused.some((pattern) => pattern.test(text));
};

/** A short number in which nothing separates groups, such as an RT: `7.0` is 7, but `1-2` is no 12. */
export const readPlainDigits = (written: string): string => {
  const digits = wholeOf(written);
  return /^\d+$/.test(digits) ? digits : written;
};

/** Also with the plus sign of a phone number. Any other text stays as it is, for the rule of its field to refuse. */
export const readDigits = (written: string): string => {
  const digits = wholeOf(written).replace(/[\s.\p{Pd}\p{Cf}]/gu, '');
  return isStoredAsNumber(written) || !/^[\d+]*$/.test(digits) ? written : digits;
};

/** As stored, `62812…` (reading 3). Any text that is no phone number is left for validation to refuse. */
export const normalisePhone = (typed: string): string => {
  // Also without an apostrophe that was pasted behind the form's own prefix.
  const text = typed.replace(/[()]|(?<=^62)['’‘`´ʼ]+/g, '');
  const digits = readDigits(text);
  if (!/^[\d+]*$/.test(digits)) return typed;
  return (
    digits
      .replace(/^(?:62|[0+])*\+/, '')
      .replace(/^00+(?=62)/, '')
      // Without the prefix, the rest would be too long for a phone number.
      .replace(/^(?:0|62)+(?=62\d{10})/, '')
      .replace(/^0+/, phonePrefix)
      .replace(/^620+/, phonePrefix)
  );
};

/** `7` becomes `007`. A text that is not one to three digits is left for validation to refuse. */
export const padNeighbourhood = (typed: string): string => {
  const number = readPlainDigits(typed).trim();
  return /^\d+$/.test(number) ? number.padStart(neighbourhoodLength, '0') : number;
};

/** Texts that contain anything else, such as a date, are not RT and RW. */
const allowed = /^(rt|rw|\d|[\s.:;/\\|–-])+$/i;

/** A spreadsheet makes 5.1 of 5.10, so a dot between two numbers may have lost a digit. */
const decimal = /\d\s*\.\s*\d/;

/** Null if it is not certain: a spreadsheet may have made a date of `5/12`. `isRwFirst` counts if the text has no word. */
export const splitNeighbourhoods = (
  text: string,
  isRwFirst = false,
): Readonly<Record<'rt' | 'rw', string>> | null => {
  const typed = unprotected(text).toLowerCase();
  const [first, second, ...more] = typed.match(/\d+/g) ?? [];
  const [word, ...words] = typed.match(/rt|rw/g) ?? [];
  const isClear = allowed.test(typed) && !decimal.test(typed) && more.length === 0;
  if (!isClear || first === undefined || second === undefined) return null;
  if (first.length > 3 || second.length > 3 || words.length > 1) return null;
  if (word !== undefined && words[0] === word) return null;
  return (word === undefined ? isRwFirst : word === 'rw')
    ? { rt: second, rw: first }
    : { rt: first, rw: second };
};
