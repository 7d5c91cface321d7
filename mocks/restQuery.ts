import { z } from 'zod';
import { isPlainDate } from '../src/rules/plainDate';
import { dateOfInstant, isInstant } from '../src/rules/wibTime';
import type { RestRecord } from './restRecord';

/** The query of a list in the dialect of ra-data-simple-rest: `sort`, `range` and `filter`, each JSON of its own. */

const listQuery = z.looseObject({
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]).optional(),
  range: z.tuple([z.number().int().nonnegative(), z.number().int()]).optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

/** The parameters of an address, or undefined where one cannot be read. */
export const parseQuery = (url: string): ListQuery | undefined => {
  try {
    const entries = [...new URL(url).searchParams].map(([key, value]) => [key, JSON.parse(value) as unknown]);
    return listQuery.safeParse(Object.fromEntries(entries)).data;
  } catch {
    return undefined;
  }
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The value at a column, or at a path such as `seller.id`. */
const valueAt = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      record,
    );

const collator = new Intl.Collator('id', { sensitivity: 'base', numeric: true });

/** A date as a bound of instants means the days of WIB, whole (AREAS.md: the day turns at midnight WIB). */
const comparable = (value: unknown, bound: unknown): unknown =>
  typeof value === 'string' && isInstant(value) && isPlainDate(text(bound)) ? dateOfInstant(value) : value;

/** Negative when `value` stands before `bound`; NaN, which is within no bound, when there is no value. */
const compareTo = (given: unknown, bound: unknown): number => {
  const value = comparable(given, bound);
  if (typeof value === 'number') return value - Number(bound);
  if (typeof value !== 'string' || value === '') return NaN;
  if (isInstant(value) && isInstant(text(bound))) return Date.parse(value) - Date.parse(text(bound));
  return value < text(bound) ? -1 : value > text(bound) ? 1 : 0;
};

const matchesColumn = (record: RestRecord, column: string, wanted: unknown): boolean => {
  const [, path, bound] = /^(.+)_(gte|lte)$/.exec(column) ?? [];
  if (path !== undefined) {
    const difference = compareTo(valueAt(record, path), wanted);
    return bound === 'gte' ? difference >= 0 : difference <= 0;
  }
  const value = text(valueAt(record, column));
  return (Array.isArray(wanted) ? wanted : [wanted]).some((one) => text(one) === value);
};

/**
 * `q` looks through `search`, or every text; `<column>_gte` and `<column>_lte` are bounds, both included; an array
 * lists what a column may be; anything else is what it must be.
 */
export const matching =
  (filter: Readonly<Record<string, unknown>> = {}, search?: readonly string[]) =>
  (record: RestRecord): boolean => {
    const { q, ...columns } = filter;
    const words = text(q).trim().toLowerCase();
    return (
      Object.entries(columns).every(([column, wanted]) => matchesColumn(record, column, wanted)) &&
      (!words ||
        (search ?? Object.keys(record)).some((column) =>
          text(valueAt(record, column)).toLowerCase().includes(words),
        ))
    );
  };

/** The order of a list. */
export const byColumn =
  ([column, order]: [string, 'ASC' | 'DESC']) =>
  (a: RestRecord, b: RestRecord): number => {
    const [x, y] = [valueAt(a, column), valueAt(b, column)];
    const difference =
      typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(text(x), text(y));
    return order === 'ASC' ? difference : -difference;
  };
