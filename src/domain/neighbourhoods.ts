import { readPlainDigits, unprotected } from './digits';
import { neighbourhoodLength } from './patterns';

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
