import { cleanText, isFit, type TextRule } from '../../../domain/cleanText';
import type { SheetCell } from '../../../domain/format/sheet/sheet';
import { phonePrefix } from '../../../domain/patterns';
import { type SellerNumber, sellerNumbers } from '../sellerRules';
import type { ImportedField } from './columns';

export const isNumberField = (field: ImportedField): field is SellerNumber => field in sellerNumbers;

/** The digits that a spreadsheet's number keeps exactly: no sign, no fraction, no date. */
const safeNumber = /^\d{1,15}$/;

/** The last digits of a NIK, or leading zeros of an account number; a number saved as text shows itself (domain/digits.ts). */
export const hasLostDigits = (field: ImportedField, { text, isNumber }: SheetCell): boolean =>
  isNumber && isNumberField(field) && (field === 'account_number' || !safeNumber.test(text));

export const isSheetError = ({ text }: SheetCell): boolean =>
  /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|BLOCKED!)$/i.test(text.trim());

/** A phone number without its leading zero, which spreadsheets drop. */
const withoutZero = /^(?=8\d{8,11}$)/;

/** As the form would hold it. */
export const valueOf = (field: ImportedField, { text }: SheetCell): string => {
  const value = isNumberField(field) ? sellerNumbers[field](text).trim() : text.trim();
  return field === 'phoneNumber' ? value.replace(withoutZero, phonePrefix) : value;
};

/** The fields for which the form offers 'Rapikan'. */
const tidyRules: Readonly<Partial<Record<ImportedField, TextRule>>> = {
  fullName: 'fullName',
  account_ownership: 'accountOwnership',
  address: 'plainText',
  storeName: 'plainText',
  storeSlug: 'plainText',
  storeAddress: 'plainText',
  storeDesc: 'plainText',
};

/** Unchanged if it is valid or cannot be fixed. */
export const tidied = (field: ImportedField, value: string): string => {
  const rule = tidyRules[field];
  return rule === undefined || value === '' || isFit(value, rule)
    ? value
    : cleanText(value, rule).text || value;
};
