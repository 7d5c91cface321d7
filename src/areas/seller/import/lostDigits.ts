import type { CheckedRow } from './checkedRow';
import type { ImportedField } from './importedFields';
import { plainName } from './plainName';

/** The usual number of digits at banks where it is more than the fewest of all. Others vary too much. */
const usualDigits: Readonly<Record<string, number>> = { bri: 15, btn: 16, mandiri: 13 };
const fewestDigits = 10;

type LostDigits = {
  /** The rows whose NIK ends in 0, if most do. */
  niks: readonly CheckedRow[];
  /** The rows whose account number is short, if no account number begins with 0. */
  accounts: readonly CheckedRow[];
};

/**
 * Finds what a spreadsheet has taken from the digits of a CSV file, which only shows in all rows together: it makes the 16th digit 0, and
 * drops zeros at the beginning. Rows that are registered or were corrected on the page are right.
 */
export const lostDigits = (rows: readonly CheckedRow[]): LostDigits => {
  const written = (field: ImportedField) =>
    rows.filter(
      ({ state, texts, mended, faults }) =>
        state !== 'registered' &&
        !mended.has(field) &&
        !faults.some((fault) => fault.field === field) &&
        texts.get(field) !== '',
    );
  const niks = written('nikNumber');
  const rounded = niks.filter(({ form }) => form.nikNumber.endsWith('0'));
  const corrected = rows.filter(({ mended }) => mended.has('nikNumber'));

  const accounts = written('account_number').map((row) => ({
    row,
    bank: plainName(row.form.bank_name).replace(/^bank /, ''),
    number: row.form.account_number,
  }));
  const usual = new Map<string, number>();
  for (const { bank, number } of accounts)
    usual.set(bank, Math.max(usual.get(bank) ?? usualDigits[bank] ?? fewestDigits, number.length));
  const isShort = ({ bank, number }: (typeof accounts)[number]): boolean =>
    number.length < (usual.get(bank) ?? 0);
  const hasZeros = accounts.some(({ number }) => number.startsWith('0'));
  return {
    // One alone may end in 0, if it is not the last of those that are being corrected.
    niks: rounded.length + corrected.length >= 2 && rounded.length * 2 > niks.length ? rounded : [],
    accounts: hasZeros ? [] : accounts.filter(isShort).map(({ row }) => row),
  };
};
