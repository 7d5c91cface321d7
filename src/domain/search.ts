import { normalisePhone } from './digits';

/**
 * Of every list, shared by the browser and the embedded API. Case, accents, invisible characters and repeated spaces are
 * ignored; next to digits, punctuation is too, and phone numbers and rupiah match in any notation.
 */

/** Accents, and invisible characters, which come with texts from chats and web pages. */
const unread = /[\p{M}\p{Cf}]/gu;
const signs = /[^\p{L}\p{N}]/gu;
const digit = /\d/;

const folded = (text: string): string =>
  text.normalize('NFD').replace(unread, '').toLowerCase().replace(/\s+/g, ' ').trim();

const withoutSigns = (text: string): string => text.replace(signs, '');

const linesOf = (value: unknown): string[] => {
  if (typeof value !== 'string' && typeof value !== 'number') return [];
  const text = folded(String(value));
  return digit.test(text) ? [...new Set([text, withoutSigns(text)])] : [text];
};

/** For `searchFor`, from the values of one record. */
export const searchText = (values: readonly unknown[]): string => `\n${values.flatMap(linesOf).join('\n')}\n`;

/** An amount with its cents, or with the dash that is written instead of them: `Rp50.000,-`. */
const money = /^(rp[.\s]*)?\d[\d.\s]*(,\d*|[,.]\p{Pd}+)?$/iu;
/** With fewer digits, the beginning of a phone number would match too many numbers. */
const fewestPhoneDigits = 3;

/** One match in a `searchText` is enough. A line break at the beginning only matches the beginning of a value. */
const needlesOf = (typed: string): string[] => {
  const text = folded(typed);
  const bare = withoutSigns(text);
  if (!digit.test(text)) return [text];
  const phone = normalisePhone(typed);
  const [whole = ''] = typed.split(',');
  const rupiah = money.test(typed.trim()) ? whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') : null;
  return [
    text,
    bare,
    ...(/^62\d+$/.test(phone) && bare.length >= fewestPhoneDigits ? [`\n${phone}`] : []),
    ...(rupiah === null ? [] : [`\n${rupiah}`]),
  ];
};

/** Digits among words, as in `NIK 3273…`: 10 to 16 in a row, or a NIK in groups of four. */
const amongWords = /(?<![\p{L}\d/])(?:\d{10,16}|\d{4}(?:[\s\p{P}\p{Cf}]\d{4}){3})(?![\p{L}\d/])/gu;

/** Of a record's `searchText`, and of the values that only match as a whole, such as a NIK. */
export const searchFor = (typed: string) => {
  const needles = needlesOf(typed);
  const numbers = [typed, ...(typed.match(amongWords) ?? [])].map((text) => withoutSigns(folded(text)));
  return (text: string, wholeValues: readonly string[] = []): boolean =>
    needles.some((needle) => text.includes(needle)) ||
    numbers.some((number) => number !== '' && wholeValues.includes(number));
};

export const valueSeparator = ' · ';

/** Every word, in any order. Digits with blanks between them are one word, because a phone number is typed so. */
export const matchesWords = (text: string, typed: string): boolean => {
  const searched = searchText(text.split(valueSeparator));
  return typed
    .replace(/\s+/g, ' ')
    .split(/(?<!\d) | (?!\d)/)
    .every((word) => searchFor(word)(searched));
};

const isMobile = (number: string): boolean => /^628\d{0,10}$/.test(normalisePhone(number));

/** An amount with thousands separators, or the digits of an invoice number. */
const amountOrInvoice = /^(\d{1,3}(\.\d{3})+(,.*)?|\d{8}\/\d{1,6})$/;

const isNumberAlone = (typed: string): boolean =>
  /^[\d\s\p{P}\p{Cf}]+$/u.test(typed) &&
  !amountOrInvoice.test(typed.trim()) &&
  !isMobile(typed) &&
  /^\d{5,16}$/.test(typed.replace(/\D/g, ''));

/**
 * It is, or contains, a possible NIK or account number: 5 to 16 digits (§5) with punctuation between them, or at least 10
 * digits among words. A mobile number, an amount with `Rp` or thousands separators and an invoice number do not count.
 */
export const isPersonalNumber = (typed: string): boolean =>
  isNumberAlone(typed) ||
  (/\p{L}/u.test(typed) &&
    !/^\s*rp/i.test(typed) &&
    [...typed.matchAll(amongWords)].some(([number]) => !isMobile(number)));
