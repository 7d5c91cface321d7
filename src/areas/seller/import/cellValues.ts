import { cleanText, isFit, type TextRule, withoutSeparators } from '../../../domain/cleanText';
import { padNeighbourhood } from '../../../domain/padNeighbourhood';
import { normalisePhone } from '../../../domain/phone';
import type { SheetCell } from '../../../format/sheet/sheet';
import type { ImportedField } from './importedFields';

/** The fields that contain only digits. */
const digitFields: ReadonlySet<ImportedField> = new Set<ImportedField>([
  'nikNumber',
  'phoneNumber',
  'account_number',
  'rt',
  'rw',
  'postal_code',
]);

/** A number that a spreadsheet has rounded in a CSV file, such as `3,27E+15`. */
const rounded = /^\d+([.,]\d+)?E\+?\d+$/i;

/** Number of digits that a spreadsheet keeps exactly. */
const safeDigits = 15;

/**
 * Returns true if a spreadsheet has lost digits that cannot be restored: the last ones of a NIK, or leading zeros of an
 * account number. Leading zeros of a phone number, RT, RW or postal code are not needed.
 */
export const hasLostDigits = (field: ImportedField, { text, isNumber }: SheetCell): boolean => {
  const digits = text.trim();
  if (!digitFields.has(field)) return false;
  return rounded.test(digits) || (isNumber && (field === 'account_number' || digits.length > safeDigits));
};

/** Normalises a phone number, also without the leading zero, which spreadsheets drop. */
const phone = (text: string): string => normalisePhone(text).replace(/^(?=8\d{8,11}$)/, '62');

/** Normalises a value as the form does, by field; other fields are only trimmed. */
const kept: Readonly<Partial<Record<ImportedField, (text: string) => string>>> = {
  nikNumber: withoutSeparators,
  account_number: withoutSeparators,
  phoneNumber: phone,
  rt: padNeighbourhood,
  rw: padNeighbourhood,
};

/** Returns the value of a cell as the form would hold it. */
export const valueOf = (field: ImportedField, { text }: SheetCell): string =>
  (kept[field]?.(text) ?? text).trim();

/** The text rules of the fields for which the form offers 'Rapikan'. */
const tidyRules: Readonly<Partial<Record<ImportedField, TextRule>>> = {
  fullName: 'fullName',
  account_ownership: 'accountOwnership',
  address: 'plainText',
  storeName: 'plainText',
  storeSlug: 'plainText',
  storeAddress: 'plainText',
  storeDesc: 'plainText',
};

/** Returns a value as 'Rapikan' changes it; unchanged if it is valid or cannot be fixed. */
export const tidied = (field: ImportedField, value: string): string => {
  const rule = tidyRules[field];
  return rule === undefined || value === '' || isFit(value, rule)
    ? value
    : cleanText(value, rule).text || value;
};
