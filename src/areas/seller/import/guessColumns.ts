import { matchSorter, rankings } from 'match-sorter';
import { type FieldLabels, type ImportedField, importedFields, otherNames } from './importedFields';
import { plainName } from './plainName';

/** The column of each field in the file, starting at 0. */
export type Columns = Readonly<Partial<Record<ImportedField, number>>>;

/** A column of both RT and RW. */
const bothNeighbourhoods = /^ (no |nomor )?(rt (dan )?rw|rw (dan )?rt) $/;

/** Adds a space on both sides, so that one name contains another only as whole words. */
const spaced = (name: string): string => ` ${plainName(name)} `;

/** Returns true if a name has several words. Single words such as `nama` are part of too many other names. */
const hasSeveralWords = (name: string): boolean => name.trim().includes(' ');

type Head = readonly string[];
type Names = readonly { field: ImportedField; name: string }[];

/** The columns that fit each field equally well: exactly one is known, of several a person must choose one. */
const fittingColumns = (head: Head, labels: FieldLabels): ReadonlyMap<ImportedField, readonly number[]> => {
  const fitting = new Map<ImportedField, readonly number[]>();
  const columns = head.map((name, column) => ({ name: spaced(name), column }));
  const byLength = (names: Names) => names.toSorted((one, other) => other.name.length - one.name.length);
  const own = byLength(importedFields.map((field) => ({ field, name: labels[field] })));
  const others = byLength(
    importedFields.flatMap((field) => otherNames[field].split(', ').map((name) => ({ field, name }))),
  );
  const guess = (threshold: (typeof rankings)[keyof typeof rankings], names: Names): void => {
    const open = names.filter(({ field }) => !fitting.has(field));
    for (const { field, name } of open) {
      // Of one field, every name of this rank counts; a column that fits another field better is not free.
      const earlier = [...fitting].filter(([other]) => other !== field).flatMap(([, taken]) => taken);
      const free = columns.filter(({ column }) => !earlier.includes(column));
      const found = matchSorter(free, spaced(name), { keys: ['name'], threshold });
      const known = fitting.get(field) ?? [];
      const all = new Set([...known, ...found.map(({ column }) => column)]);
      if (all.size > 0)
        fitting.set(
          field,
          [...all].toSorted((one, other) => one - other),
        );
    }
  };
  guess(rankings.EQUAL, own);
  guess(rankings.EQUAL, others);
  const both = columns.find(({ name }) => bothNeighbourhoods.test(name));
  if (both && !fitting.has('rt') && !fitting.has('rw'))
    for (const field of ['rt', 'rw'] as const) fitting.set(field, [both.column]);
  guess(rankings.CONTAINS, byLength([...own, ...others.filter(({ name }) => hasSeveralWords(name))]));
  return fitting;
};

/**
 * Guesses the columns from the header row: first labels of the form, then other exact names, then names that contain one, the
 * longest first, so that `Alamat Toko (lengkap)` does not match `Alamat`. No column is used twice, except one of both RT and RW. A
 * field that several columns fit is left to a person (doubtfulColumns).
 */
export const guessColumns = (head: Head, labels: FieldLabels): Columns =>
  Object.fromEntries(
    [...fittingColumns(head, labels)].flatMap(([field, [column, ...others]]) =>
      others.length === 0 && column !== undefined ? [[field, column] as const] : [],
    ),
  );

/** The columns of each field for which a person must choose, because several fit it equally well. */
export const doubtfulColumns = (
  head: Head,
  labels: FieldLabels,
): ReadonlyMap<ImportedField, readonly number[]> =>
  new Map([...fittingColumns(head, labels)].filter(([, { length }]) => length > 1));
