/**
 * What another host may do and staff never notice; docs/host.md has it as a table. How a single value is read is in wire.ts, how
 * a refusal is read in serverErrors.ts.
 */

export type Level = Readonly<Record<string, unknown>>;

/** Empty for all that is no object of JSON. */
export const levelOf = (value: unknown): Level =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Level) : {};

const dataOf = (value: unknown): unknown => levelOf(value).data;

/**
 * The response, and what is in its `data`: the specification writes 'data.data' and 'data.payload' without saying whether the
 * HTTP client's own `data` counts (reading 1).
 */
export const levelsOf = (json: unknown): readonly unknown[] => {
  const inner = [dataOf(json), dataOf(dataOf(json))];
  return [json, ...inner.filter((level) => level !== undefined)];
};

const listKeys = ['payload', 'rows', 'data', 'items', 'list'] as const;
const totalKeys = ['total', 'total_data', 'totalData', 'count'] as const;
const totalPlaces = ['meta', 'pagination'] as const;

/** Undefined without a list; null where Go and PHP send one instead of an empty list. */
const rowsOf = (level: unknown): readonly unknown[] | null | undefined => {
  if (level === null || Array.isArray(level)) return level;
  const held = listKeys.map((key) => levelOf(level)[key]);
  if (Array.isArray(held[0])) return held[0] as unknown[];
  const lists = held.filter((value) => Array.isArray(value));
  if (lists.length > 0) return lists.length === 1 ? lists[0] : undefined;
  return held.includes(null) ? null : undefined;
};

const isNumber = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));

/** In the body, or in a header; undefined if the host states none, NaN for the `*` of a Content-Range. */
const totalOf = (json: unknown, headers?: Headers): number | undefined => {
  const places = levelsOf(json)
    .map(levelOf)
    .flatMap((level) => [level, ...totalPlaces.map((place) => levelOf(level[place]))]);
  const stated = places.flatMap((place) => totalKeys.map((key) => place[key])).find(isNumber);
  const header =
    headers?.get('Content-Range')?.split('/').pop() ?? headers?.get('X-Total-Count') ?? undefined;
  const total = stated ?? (header && Number.parseInt(header, 10));
  return total === undefined ? undefined : Number(total);
};

/**
 * The one list of a response, on any of its levels. Undefined if there is none, or several without a `payload`. Null is an
 * empty list, unless the total says that there are rows.
 */
export const listIn = (
  json: unknown,
  headers?: Headers,
): { rows: readonly unknown[]; total: number | undefined } | undefined => {
  const total = totalOf(json, headers);
  const rows = levelsOf(json)
    .map(rowsOf)
    .find((found) => found !== undefined);
  if (rows === undefined || (rows === null && total !== undefined && total !== 0)) return undefined;
  return { rows: rows ?? [], total };
};

const idKeys = ['user_id', 'merchant_id', 'id'] as const;

/** The one key that names the sellers of a response: a row without it is not named by another. */
export const sellerIdKey = (rows: readonly unknown[]): (typeof idKeys)[number] =>
  idKeys.find((key) => rows.some((row) => (levelOf(row)[key] ?? null) !== null)) ?? 'user_id';
