import { matchSorter, rankings } from 'match-sorter';
import { type ImportedField, importedFields, otherNames } from './importedFields';
import { plainName } from './plainName';

/** Which column of the file each field is read from, counted from 0. */
export type Columns = Readonly<Partial<Record<ImportedField, number>>>;

/** With a space on both sides, so that one name contains another only by whole words. */
const spaced = (name: string): string => ` ${plainName(name)} `;

/** Names of one word, such as `nama`, are parts of too many others. */
const isTelling = (name: string): boolean => name.trim().includes(' ');

/**
 * Guesses the columns from the head of a file: first those that are named as a field is, then those whose name holds that of a
 * field, the longest first, so that `Alamat Toko (lengkap)` is not taken for `Alamat`. No column is used twice.
 */
export const guessColumns = (
  head: readonly string[],
  labels: Readonly<Record<ImportedField, string>>,
): Columns => {
  const guessed = new Map<ImportedField, number>();
  const columns = head.map((name, column) => ({ name: spaced(name), column }));
  const sought = importedFields
    .flatMap((field) => [labels[field], ...otherNames[field]].map((name) => ({ field, name })))
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
  guess(
    rankings.CONTAINS,
    sought.filter(({ field, name }) => name === labels[field] || isTelling(name)),
  );
  return Object.fromEntries(guessed);
};
