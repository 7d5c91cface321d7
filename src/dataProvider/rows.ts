import { z } from './zod';

/** A page of records as react-admin wants it; `meta.dropped` counts the rows that were not fit to show. */
type Page<T> = { data: T[]; total: number; meta: { dropped: number } };

/** The least a row of a simple REST list must have. */
export const anyRow = z.looseObject({ id: z.union([z.string().check(z.minLength(1)), z.number()]) });

/**
 * A record as `schema` describes it, or undefined. A key that a server leaves out is one that holds null: what may be null
 * may be missing.
 */
export const readRecord = <T>(value: unknown, schema: z.ZodMiniType<T>): T | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];
  const missing = fields.filter(
    ([key, field]) => !Object.hasOwn(value, key) && !z.safeParse(field, undefined).success,
  );
  const filled = schema.safeParse({ ...Object.fromEntries(missing.map(([key]) => [key, null])), ...value });
  return filled.success ? filled.data : undefined;
};

/** The rows that were asked for: how many, and how many come before them. */
type Window = { offset: number; limit: number };

/**
 * Reads rows one by one: a row that breaks the contract, or repeats an id, is dropped and counted, so that
 * one bad row does not take the page down (docs/reliability.md). A total that contradicts the rows is raised to them.
 * More rows than were asked for are the whole list, from a server that knows no pages: the page is cut out of it.
 */
export const readPage = <T extends { id: string | number }>(
  sent: readonly unknown[],
  total: number,
  { offset, limit }: Window,
  schema: z.ZodMiniType<T>,
): Page<T> => {
  const isWhole = sent.length > limit;
  const rows = isWhole ? sent.slice(offset, offset + limit) : sent;
  const byId = new Map<string, T>();
  for (const row of rows) {
    const record = readRecord(row, schema);
    if (record && !byId.has(String(record.id))) byId.set(String(record.id), record);
  }
  const data = [...byId.values()];
  const least = isWhole ? sent.length : data.length > 0 ? offset + data.length : 0;
  return {
    data,
    total: Math.max(Number.isSafeInteger(Math.trunc(total)) ? Math.trunc(total) : 0, least),
    meta: { dropped: rows.length - data.length },
  };
};
