import { z } from './zod';

/** A page of records as react-admin wants it; `meta.dropped` counts the rows that were not fit to show. */
export type Page<T> = { data: T[]; total: number; meta: { dropped: number } };

/** The least a row of a simple REST list must have. */
export const anyRow = z.looseObject({ id: z.union([z.string().min(1), z.number()]) });

/**
 * Reads rows one by one: a row that breaks the contract, or repeats an id, is dropped and counted, so that
 * one bad row does not take the page down (RELIABILITY.md). A total that contradicts the rows is raised to them.
 */
export const readPage = <T extends { id: string | number }>(
  rows: readonly unknown[],
  total: number,
  offset: number,
  schema: z.ZodType<T>,
): Page<T> => {
  const byId = new Map<string, T>();
  for (const row of rows) {
    const parsed = schema.safeParse(row);
    if (parsed.success && !byId.has(String(parsed.data.id))) byId.set(String(parsed.data.id), parsed.data);
  }
  const data = [...byId.values()];
  const least = data.length > 0 ? offset + data.length : 0;
  return {
    data,
    total: Math.max(Number.isFinite(total) ? Math.trunc(total) : 0, least),
    meta: { dropped: rows.length - data.length },
  };
};
