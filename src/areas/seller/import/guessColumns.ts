import { matchSorter, rankings } from 'match-sorter';
import { type ImportedField, importedFields, otherNames } from './importedFields';
import { plainName } from './plainName';

/** The column of each field in the file, starting at 0. */
export type Columns = Readonly<Partial<Record<ImportedField, number>>>;

/** A column of both RT and RW. */
const bothNeighbourhoods = /^ (no |nomor )?(rt (dan )?rw|rw (dan )?rt) $/;

/** Adds a space on both sides, so that one name contains another only as whole words. */
const spaced = (name: string): string => ` ${plainName(name)} `;

/** Returns true if a name has several words. Single words such as `nama` are part of too many other names. */
const hasSeveralWords = (name: string): boolean => name.trim().includes(' ');

/**
 * Guesses the columns from the header row: first exact names of a field, then names that contain one, the longest first, so
 * that `Alamat Toko (lengkap)` does not match `Alamat`. No column is used twice.
 */
export const guessColumns = (
  head: readonly string[],
  labels: Readonly<Record<ImportedField, string>>,
): Columns => {
  const guessed = new Map<ImportedField, number>();
  const columns = head.map((name, column) => ({ name: spaced(name), column }));
  const sought = importedFields
    .flatMap((field) => [labels[field], ...otherNames[field].split(', ')].map((name) => ({ field, name })))
    .toSorted((one, other) => other.name.length - one.name.length);
  const guess = (threshold: (typeof rankings)[keyof typeof rankings], names: typeof sought): void => {
    for (const { field, name } of names) {
      if (guessed.has(field)) continue;
      const used = new Set(guessed.values());
      const free = columns.filter(({ column }) => !used.has(column));
      const [found] = matchSorter(free, spaced(name), { keys: ['name'], threshold });
      if (found) guessed.set(field, found.column);
    }
  };
  guess(rankings.EQUAL, sought);
  const both = columns.find(({ name }) => bothNeighbourhoods.test(name));
  if (both && !guessed.has('rt') && !guessed.has('rw'))
    for (const field of ['rt', 'rw'] as const) guessed.set(field, both.column);
  guess(
    rankings.CONTAINS,
    sought.filter(({ field, name }) => name === labels[field] || hasSeveralWords(name)),
  );
  return Object.fromEntries(guessed);
};
