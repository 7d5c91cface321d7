import { z } from 'zod/mini';
import { isPlainDate } from '../../src/domain/format/plainDate';
import { isInstant, startOfWibDay } from '../../src/domain/format/wibTime';
import { isPersonalNumber, searchFor, searchText } from '../../src/domain/search';
import { hasTooManyValues, readJson } from '../server/readJson';
import { day } from '../world/clock';
import type { RestRecord } from './restRecord';

/** The query of a list in the dialect of ra-data-simple-rest: `sort`, `range` and `filter`, each as JSON. */

/** The maximum number of rows per request. */
export const longestPage = 1000;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const place = z.int().check(z.nonnegative());

/** The most columns that one filter compares: each of them is looked for in every row. */
const mostFilters = 30;
/** The longest name of a column, which may be a path. */
const columnName = z.string().check(z.maxLength(100));

/** The schema of a list's filter, shared by all calls that take one. */
export const listFilter = z
  .record(columnName, z.union([scalar, z.array(scalar).check(z.maxLength(longestPage))]))
  .check(z.refine((filter) => Object.keys(filter).length <= mostFilters));

const listQuery = z.looseObject({
  sort: z.optional(z.tuple([columnName, z.enum(['ASC', 'DESC'])])),
  range: z.optional(
    z.tuple([place, place]).check(z.refine(([first, last]) => first <= last && last - first < longestPage)),
  ),
  filter: z.optional(listFilter),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The same parameters as a request body, for searches that must not appear in a URL. */
export const searchBody = listQuery;

const parameters: readonly string[] = ['sort', 'range', 'filter'];

const unreadable = (name: string): string =>
  `Alamat daftar ini tidak dapat dibaca (${name}). Buka kembali daftarnya dari menu.`;

/**
 * Returns the refusal of a filter in a URL that searches for a whole NIK or account number, or compares one of the `secrets`,
 * the columns that responses mask (docs/decisions.md 'Private searches').
 */
export const personalNumberFault = (
  filter: ListQuery['filter'] = {},
  secrets: readonly string[] = [],
): string | undefined =>
  (typeof filter.q === 'string' && isPersonalNumber(filter.q)) ||
  Object.keys(filter).some((name) => secrets.includes(columnOf(name).column))
    ? 'Nomor pribadi tidak boleh berada di alamat. Cari lagi dari kotak pencarian.'
    : undefined;

/**
 * Reads the parameters of a URL; returns the message of the refusal if one cannot be read.
 * @param isList true for a list, which has no other parameters; other reads may have some of their own
 * @param secrets the columns that may not be compared in a URL
 */
export const parseQuery = (url: string, isList: boolean, secrets?: readonly string[]): ListQuery | string => {
  const given: [name: string, value: unknown][] = [];
  for (const [name, value] of new URL(url).searchParams) {
    if (isList && !parameters.includes(name)) return unreadable(name);
    const json = readJson(value);
    if (json === undefined || hasTooManyValues(json) || given.some(([known]) => known === name))
      return unreadable(name);
    given.push([name, json]);
  }
  const parsed = listQuery.safeParse(Object.fromEntries(given));
  if (parsed.success) return personalNumberFault(parsed.data.filter, secrets) ?? parsed.data;
  return unreadable(String(parsed.error.issues[0]?.path[0]));
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns the values at a path; a path through a list, such as `items.sku`, has one for every element. */
const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [key, ...rest] = path;
  return key === undefined ? [value] : valuesAt(valueOf(value, key), rest);
};

const valueOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Returns a function that reads the value of a column, or of a path such as `seller.id`, from a record. */
const valueAt = (column: string): ((record: unknown) => unknown) => {
  const path = column.split('.');
  return (record) => path.reduce(valueOf, record);
};

type Bound = 'gte' | 'lte';

/** Splits the name of a filter into its column and its bound; the bound is undefined for a filter by value. */
export const columnOf = (name: string): { column: string; bound: Bound | undefined } => {
  const [, column = name, bound] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  return { column, bound: bound as Bound | undefined };
};

/** Returns true if `bound` is a valid bound of a column with values like `sample`. */
const isBound = (bound: unknown, sample: unknown): boolean => {
  if (typeof sample === 'number') return text(bound) !== '' && Number.isFinite(Number(bound));
  if (typeof sample !== 'string') return text(bound) !== '';
  if (isPlainDate(sample)) return isPlainDate(text(bound));
  return !isInstant(sample) || isInstant(text(bound)) || isPlainDate(text(bound));
};

/** The most characters of a search. Each number in it is compared with the whole numbers of every record. */
export const longestSearch = 200;

export const tooLongSearch = `Kata pencarian maksimal ${longestSearch} karakter. Persingkat, lalu cari lagi.`;

/**
 * Returns the error of a query with unknown columns or invalid values; undefined if it is valid. The columns are read from
 * the rows, so that every query is valid without rows.
 */
export const queryFault = (
  { sort, filter = {} }: ListQuery,
  rows: readonly RestRecord[],
): string | undefined => {
  if (rows.length === 0) return undefined;
  const sampleOf = (column: string): unknown => {
    const valueIn = valueAt(column);
    return rows.reduce<unknown>((found, row) => found ?? valueIn(row), undefined);
  };
  const isKnown = (column: string): boolean => {
    const valueIn = valueAt(column);
    return rows.some((row) => valueIn(row) !== undefined);
  };
  if (sort && !isKnown(sort[0]))
    return `Urutan menurut “${sort[0]}” tidak dikenal. Buka kembali daftarnya dari menu.`;
  for (const [name, wanted] of Object.entries(filter)) {
    if (name === 'q') {
      if (typeof wanted !== 'string')
        return 'Kata pencarian harus berupa teks. Ketik kembali kata pencariannya.';
      if (wanted.length > longestSearch) return tooLongSearch;
      continue;
    }
    const { column, bound } = columnOf(name);
    if (!isKnown(column)) return `Filter “${name}” tidak dikenal. Hapus filter itu, lalu coba lagi.`;
    if (bound && !isBound(wanted, sampleOf(column)))
      return `Nilai filter “${name}” tidak sesuai. Isi dengan angka atau tanggal.`;
  }
  return undefined;
};

const collator = new Intl.Collator('id', { sensitivity: 'base', numeric: true });

/**
 * Returns a bound in milliseconds since 1970, NaN if it is no time. A date covers its whole day in WIB (docs/areas.md: the
 * day turns at midnight WIB).
 */
const momentOf = (bound: string, side: Bound): number => {
  if (!isPlainDate(bound)) return isInstant(bound) ? Date.parse(bound) : NaN;
  const start = Date.parse(startOfWibDay(bound));
  return side === 'gte' ? start : start + day - 1;
};

/** Returns a test of values against a bound, which is read once for all rows. A missing value never matches a bound. */
const within = (wanted: unknown, side: Bound): ((value: unknown) => boolean) => {
  const bound = text(wanted);
  const moment = momentOf(bound, side);
  const differenceOf = (value: unknown): number => {
    if (typeof value === 'number') return value - Number(wanted);
    if (typeof value !== 'string' || value === '') return NaN;
    if (!Number.isNaN(moment) && isInstant(value)) return Date.parse(value) - moment;
    return value < bound ? -1 : value > bound ? 1 : 0;
  };
  return (value) => (side === 'gte' ? differenceOf(value) >= 0 : differenceOf(value) <= 0);
};

/** Returns a test of records against one column of a filter. */
const matchingColumn = (name: string, wanted: unknown): ((record: RestRecord) => boolean) => {
  const { column, bound } = columnOf(name);
  if (bound) {
    const isWithin = within(wanted, bound);
    const valueIn = valueAt(column);
    return (record) => isWithin(valueIn(record));
  }
  const path = column.split('.');
  const listed = new Set((Array.isArray(wanted) ? wanted : [wanted]).map(text));
  return (record) => valuesAt(record, path).some((value) => listed.has(text(value)));
};

/**
 * Returns a test of records against a filter. `q` looks through `search`, or every text, and matches equal whole values;
 * `<column>_gte` and `<column>_lte` are inclusive bounds; an array lists the allowed values of a column; any other value
 * must equal the column, or one of its elements if it is a list.
 */
export const matching = (
  filter: Readonly<Record<string, unknown>> = {},
  search?: readonly string[],
  wholeValuesOf: (record: RestRecord) => readonly string[] = () => [],
) => {
  const { q, ...columns } = filter;
  const typed = text(q).trim();
  const isFound = searchFor(typed);
  const conditions = Object.entries(columns).map(([name, wanted]) => matchingColumn(name, wanted));
  const valuesOf = (record: RestRecord, paths: readonly string[]): unknown[] =>
    paths.flatMap((path) => valuesAt(record, path.split('.')));
  return (record: RestRecord): boolean =>
    conditions.every((keeps) => keeps(record)) &&
    (typed === '' ||
      isFound(searchText(valuesOf(record, search ?? Object.keys(record))), wholeValuesOf(record)));
};

/** Returns the sort key of a value; instants are sorted by their moment, whatever their UTC offset. */
const sortKey = (value: unknown): unknown =>
  typeof value === 'string' && isInstant(value) ? Date.parse(value) : value;

/** Returns the rows sorted as a list requests. */
export const inOrder = (
  rows: readonly RestRecord[],
  [column, order]: NonNullable<ListQuery['sort']>,
): RestRecord[] => {
  const valueIn = valueAt(column);
  const differenceOf = (x: unknown, y: unknown): number =>
    typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(text(x), text(y));
  return rows
    .map((row) => ({ row, key: sortKey(valueIn(row)) }))
    .sort((a, b) => {
      const difference = differenceOf(a.key, b.key);
      return order === 'ASC' ? difference : -difference;
    })
    .map(({ row }) => row);
};
