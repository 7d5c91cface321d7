import { plainName } from '../../../domain/cleanText';
import type { Found } from '../registeredSellers';
import { type Check, type CheckedRow, checkRow } from './checkRow';
import { isSameFile, photoKey } from './chosenPhotos';
import type { ImportedField } from './columns';

const unique = ['nikNumber', 'phoneNumber', 'email'] as const satisfies readonly ImportedField[];

const compared = [...unique, 'ktpImage'] as const;

const contentOf = ({ texts }: CheckedRow): string => JSON.stringify([...texts.values()]);

/** Of each row; the same text for files with the same bytes, '' if the row names none. */
const ktpTexts = async (rows: readonly CheckedRow[]): Promise<ReadonlyMap<CheckedRow, string>> => {
  const files: File[] = [];
  // No name of a file contains a slash.
  const textOf = async ({ form, texts }: CheckedRow): Promise<string> => {
    const file = form.ktpImage?.image;
    if (!(file instanceof File)) return photoKey(texts.get('ktpImage') ?? '');
    for (const [place, known] of files.entries()) if (await isSameFile(known, file)) return `/${place}`;
    files.push(file);
    return `/${files.length - 1}`;
  };
  const all = new Map<CheckedRow, string>();
  for (const row of rows) all.set(row, await textOf(row));
  return all;
};

/** Marks both rows, because the file does not say which is right; of equal rows the first stays. A KTP photo may be only noted. */
const withoutRepetitions = async (rows: readonly CheckedRow[], check: Check): Promise<CheckedRow[]> => {
  const { words, labelOf } = check;
  const firsts = new Map(rows.toReversed().map((row) => [contentOf(row), row]));
  const ktps = await ktpTexts(rows);
  const unlike = rows.filter((row) => firsts.get(contentOf(row)) === row);
  const valueOf = (row: CheckedRow, field: (typeof compared)[number]): string =>
    field === 'ktpImage' ? (ktps.get(row) ?? '') : row.form[field].toLowerCase();
  const owners = new Map<string, CheckedRow[]>();
  for (const row of unlike)
    for (const field of compared) {
      const key = `${field} ${valueOf(row, field)}`;
      owners.set(key, [...(owners.get(key) ?? []), row]);
    }

  const repeated = (field: ImportedField, line: number) => ({
    field,
    text: words('repeated', { label: labelOf(field), line }),
  });

  return rows.map((row) => {
    const first = firsts.get(contentOf(row));
    if (first && first !== row) {
      const faults = [...row.faults, ...unique.map((field) => repeated(field, first.line))];
      return { ...row, state: 'wrong', faults };
    }
    const faults = [...row.faults];
    const notes = [...row.notes];
    for (const field of compared) {
      const value = valueOf(row, field);
      const owned = value === '' ? [] : (owners.get(`${field} ${value}`) ?? []);
      const others = owned.filter((other) => other !== row);
      const stranger = others.find(
        ({ form }) => field !== 'ktpImage' || plainName(form.fullName) !== plainName(row.form.fullName),
      );
      if (stranger) faults.push(repeated(field, stranger.line));
      else if (others[0]) notes.push(words('sameKtp', { line: others[0].line }));
    }
    return { ...row, state: faults.length > 0 ? 'wrong' : row.state, faults, notes };
  });
};

type Asking = {
  find: (row: CheckedRow) => Promise<Found | null>;
  /** How many rows are checked, about a hundred times in all. */
  onProgress: (progress: { done: number; total: number }) => void;
  signal: AbortSignal;
};

const withSeller = (row: CheckedRow, found: Found | null, { translate, labelOf }: Check): CheckedRow => {
  if (!found) return row;
  if (found.isSame) return { ...row, state: 'registered', found };
  const { field } = found;
  const text = translate('resources.member-list/seller.otherSeller.has', { label: labelOf(field) });
  return { ...row, state: 'wrong', found, faults: [...row.faults, { field, text }] };
};

/** @throws ApiError if a request fails; the AbortError if `signal` is aborted */
export const checkRows = async (
  check: Check,
  { find, onProgress, signal }: Asking,
): Promise<CheckedRow[]> => {
  const rows = check.sheet?.rows ?? [];
  const total = rows.length;
  onProgress({ done: 0, total });
  const read: CheckedRow[] = [];
  for (const { cells, line } of rows) {
    signal.throwIfAborted();
    read.push(await checkRow(cells, line, check));
  }
  const checked: CheckedRow[] = [];
  const step = Math.ceil(total / 100);
  for (const row of await withoutRepetitions(read, check)) {
    signal.throwIfAborted();
    if (checked.length % step === 0) onProgress({ done: checked.length, total });
    checked.push(row.state === 'ready' ? withSeller(row, await find(row), check) : row);
  }
  return checked;
};

/** The usual number of digits at banks where it is more than the fewest of all. Others vary too much. */
const usualDigits: Readonly<Record<string, number>> = { bri: 15, btn: 16, mandiri: 13 };
const fewestDigits = 10;

/**
 * The rows of each warning: what a spreadsheet took from a CSV file. The 16th digit of a NIK is 0, or zeros at the beginning of
 * an account number are gone. Only all rows together show it.
 */
export const lostDigits = (rows: readonly CheckedRow[]) => {
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
  // One NIK alone may end in 0, if it is not the last of those that are being corrected.
  const areRounded = rounded.length + corrected.length >= 2 && rounded.length * 2 > niks.length;
  return [
    ['roundedNiks', areRounded ? rounded : []],
    ['shortAccounts', hasZeros ? [] : accounts.filter(isShort).map(({ row }) => row)],
  ] as const;
};
