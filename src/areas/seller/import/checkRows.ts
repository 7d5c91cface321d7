import { isEmptyRow, type Sheet } from '../../../format/sheet/sheet';
import type { CheckedRow } from './checkedRow';
import { type Check, checkRow } from './checkRow';
import type { Found } from './findRegistered';
import type { ImportedField } from './importedFields';

/** What no two sellers share. */
const unique: readonly (ImportedField & ('nikNumber' | 'phoneNumber' | 'email'))[] = [
  'nikNumber',
  'phoneNumber',
  'email',
];

/** Marks a row whose NIK, phone number or email an earlier row has. */
const withoutRepetitions = (rows: readonly CheckedRow[], { words, labelOf }: Check): CheckedRow[] => {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const faults = unique.flatMap((field) => {
      const value = row.form[field].toLowerCase();
      const line = lines.get(`${field} ${value}`);
      if (line === undefined) lines.set(`${field} ${value}`, row.line);
      if (line === undefined || value === '') return [];
      return [{ field, text: words('repeated', { label: labelOf(field), line }) }];
    });
    return faults.length > 0 ? { ...row, state: 'wrong', faults: [...row.faults, ...faults] } : row;
  });
};

type Asking = {
  /** Who has the numbers of a row. */
  find: (row: CheckedRow) => Promise<Found | null>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/** What the server says of a row that the form would take. */
const withSeller = (row: CheckedRow, found: Found | null, { translate, labelOf }: Check): CheckedRow => {
  if (!found) return row;
  if (found.isSame) return { ...row, state: 'registered', seller: found.seller };
  const field = 'phoneNumber';
  const text = translate('resources.member-list/seller.otherSeller.has', { label: labelOf(field) });
  return { ...row, state: 'wrong', seller: found.seller, faults: [...row.faults, { field, text }] };
};

/**
 * Every row of the table that holds anything: its faults, then who is registered already, one row after the other.
 * @throws ApiError when the server cannot be asked; the AbortError of a caller who took it back
 */
export const checkRows = async (sheet: Sheet, check: Check, asking: Asking): Promise<CheckedRow[]> => {
  const { find, onProgress, signal } = asking;
  const read: CheckedRow[] = [];
  for (const [index, row] of sheet.entries()) {
    signal.throwIfAborted();
    if (index > 0 && !isEmptyRow(row)) read.push(await checkRow(row, index + 1, check));
  }
  const checked: CheckedRow[] = [];
  for (const row of withoutRepetitions(read, check)) {
    signal.throwIfAborted();
    onProgress(checked.length, read.length);
    checked.push(row.state === 'ready' ? withSeller(row, await find(row), check) : row);
  }
  return checked;
};
