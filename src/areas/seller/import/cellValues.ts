import { cleanText, isFit, type TextRule } from '../../../domain/cleanText';
import type { SheetCell } from '../../../domain/format/sheet/sheet';
import { phonePrefix } from '../../../domain/patterns';
import { type SellerNumber, sellerNumbers } from '../sellerRules';
import type { ImportedField } from './columns';

/** Returns true if a field contains only digits. */
export const isNumberField = (field: ImportedField): field is SellerNumber => field in sellerNumbers;

/** The digits that a spreadsheet's number keeps exactly: no sign, no fraction, no date. */
const safeNumber = /^\d{1,15}$/;

/**
 * Returns true if a spreadsheet's number or date has lost digits that cannot be restored: the last ones of a NIK, or leading zeros of an
 * account number. Leading zeros of a phone number, RT, RW or postal code are not needed. A number that was saved as text shows itself
 * (domain/digits.ts).
 */
export const hasLostDigits = (field: ImportedField, { text, isNumber }: SheetCell): boolean =>
  isNumber && isNumberField(field) && (field === 'account_number' || !safeNumber.test(text));

/** Returns true if a cell shows an error instead of a value, as spreadsheets do when they cannot compute one. */
export const isSheetError = ({ text }: SheetCell): boolean =>
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|BLOCKED!)$/i.test(text.trim());

/** A phone number without its leading zero, which spreadsheets drop. */
const withoutZero = /^(?=8\d{8,11}$)/;

/** Returns the value of a cell as the form would hold it; other fields than digits are only trimmed. */
export const valueOf = (field: ImportedField, { text }: SheetCell): string => {
  const value = isNumberField(field) ? sellerNumbers[field](text).trim() : text.trim();
  return field === 'phoneNumber' ? value.replace(withoutZero, phonePrefix) : value;
};

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
