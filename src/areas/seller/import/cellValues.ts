import { cleanText, isFit, type TextRule } from '../../../domain/cleanText';
import { padNeighbourhood } from '../../../domain/padNeighbourhood';
import { normalisePhone } from '../../../domain/phone';
import type { SheetCell } from '../../../format/sheet/sheet';
import { withoutSeparators } from '../sellerRules';
import type { ImportedField } from './importedFields';

/** The fields whose value is a row of digits. */
const digitFields: ReadonlySet<ImportedField> = new Set([
  ...(['nikNumber', 'phoneNumber', 'account_number', 'rt', 'rw', 'postal_code'] as const),
]);

/** A number that a spreadsheet has rounded on its way into a CSV file, such as `3,27E+15`. */
const rounded = /^\d+([.,]\d+)?E\+?\d+$/i;

/** The digits that a number keeps. */
const safeDigits = 15;

/**
 * Whether a spreadsheet has taken digits away that nobody can give back: the last ones of a NIK, the leading zeros of an
 * account number. A phone number, RT, RW and postal code are whole without theirs.
 */
export const hasLostDigits = (field: ImportedField, { text, isNumber }: SheetCell): boolean => {
  const digits = text.trim();
  if (!digitFields.has(field)) return false;
  return rounded.test(digits) || (isNumber && (field === 'account_number' || digits.length > safeDigits));
};

/** Also without the zero before a mobile number, which spreadsheets drop. */
const phone = (text: string): string => normalisePhone(text).replace(/^(?=8\d{8,11}$)/, '62');

/** How the form keeps what is typed, by field; left out, trimmed. */
const kept: Readonly<Partial<Record<ImportedField, (text: string) => string>>> = {
  nikNumber: withoutSeparators,
  account_number: withoutSeparators,
  phoneNumber: phone,
  rt: padNeighbourhood,
  rw: padNeighbourhood,
};

/** A cell as the form would hold it. */
export const valueOf = (field: ImportedField, { text }: SheetCell): string =>
  (kept[field]?.(text) ?? text).trim();

/** The fields whose form offers 'Rapikan', by the rule of their text. */
const tidyRules: Readonly<Partial<Record<ImportedField, TextRule>>> = {
  fullName: 'fullName',
  account_ownership: 'accountOwnership',
  address: 'plainText',
  storeName: 'plainText',
  storeSlug: 'plainText',
  storeAddress: 'plainText',
  storeDesc: 'plainText',
};

/** What 'Rapikan' makes of a value; the value itself where it is fit, or cannot be made so. */
export const tidied = (field: ImportedField, value: string): string => {
  const rule = tidyRules[field];
  return rule === undefined || value === '' || isFit(value, rule)
    ? value
    : cleanText(value, rule).text || value;
};
