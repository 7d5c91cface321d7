import type { SheetRow } from '../../../format/sheet/sheet';
import type { CheckedRow } from './checkedRow';
import { type Check, checkRow } from './checkRow';
import type { Found } from './findRegistered';
import type { ImportedField } from './importedFields';

/** The fields that must be unique. */
const unique = ['nikNumber', 'phoneNumber', 'email'] as const satisfies readonly ImportedField[];

/** Marks rows with the NIK, phone number or email of an earlier row. */
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
  find: (row: CheckedRow) => Promise<Found | null>;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/** Adds the result of the look-up to a valid row. */
const withSeller = (row: CheckedRow, found: Found | null, { translate, labelOf }: Check): CheckedRow => {
  if (!found) return row;
  if (found.isSame) return { ...row, state: 'registered', found };
  const { field } = found;
  const text = translate('resources.member-list/seller.otherSeller.has', { label: labelOf(field) });
  return { ...row, state: 'wrong', found, faults: [...row.faults, { field, text }] };
};

/**
 * Checks every row of the table, then looks up existing sellers one row after the other.
 * @throws ApiError if a request fails; the AbortError if `signal` is aborted
 */
export const checkRows = async (
  rows: readonly SheetRow[],
  check: Check,
  asking: Asking,
): Promise<CheckedRow[]> => {
  const { find, onProgress, signal } = asking;
  onProgress(0, rows.length);
  const read: CheckedRow[] = [];
  for (const { cells, line } of rows) {
    signal.throwIfAborted();
    read.push(await checkRow(cells, line, check));
  }
  const checked: CheckedRow[] = [];
  for (const row of withoutRepetitions(read, check)) {
    signal.throwIfAborted();
    onProgress(checked.length, read.length);
    checked.push(row.state === 'ready' ? withSeller(row, await find(row), check) : row);
  }
  return checked;
};
