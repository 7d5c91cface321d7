import type { Answer } from './http';
import { listIn } from './tolerantReader';
import { keyOf, tellUnreadable, unreadable } from './unreadable';
import { z } from './zod';

type PageMeta = {
  /** Rows that break the schema or repeat an id. */
  dropped: number;
  /** Then `total` counts one more than those known. */
  isTotalUnknown?: true;
};

/** A page, or the state of a list that shows one, where `meta` has no type. */
type WithMeta = { meta?: unknown };

const metaOf = ({ meta }: WithMeta): Partial<PageMeta> => meta ?? {};

export const droppedIn = (page: WithMeta): number => metaOf(page).dropped ?? 0;

export const isTotalUnknown = (page: WithMeta): boolean => metaOf(page).isTotalUnknown === true;

type Page<T> = { data: T[]; total: number; meta: PageMeta };

export const anyRow = z.looseObject({ id: z.union([z.string().check(z.minLength(1)), z.number()]) });

/** Undefined if it does not match. A missing key counts as null: a field that may be null may be missing. */
export const readRecord = <T>(value: unknown, schema: z.ZodMiniType<T>): T | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = schema instanceof z.ZodMiniObject ? Object.entries(schema.shape) : [];
  const missing = fields.filter(
    ([key, field]) => !Object.hasOwn(value, key) && !z.safeParse(field, undefined).success,
  );
  return schema.safeParse({ ...Object.fromEntries(missing.map(([key]) => [key, null])), ...value }).data;
};

type Window = { offset: number; limit: number };

/**
 * A row that breaks the contract, or repeats an id, does not break the page (docs/reliability.md). A total that is less than
 * the rows imply is corrected. More rows than requested are those of a server that ignores pages.
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
  const meta = { dropped: rows.length - data.length };
  const known = isWhole ? sent.length : data.length > 0 ? offset + data.length : 0;
  const stated = Math.trunc(total);
  if (Number.isSafeInteger(stated) && stated >= known) return { data, total: stated, meta };
  return !isWhole && rows.length === limit
    ? { data, total: offset + rows.length + 1, meta: { ...meta, isTotalUnknown: true } }
    : { data, total: known, meta };
};

/** `readPage` of the list in a response, wherever it and its total are. `rowsOf` brings rows into our shape. @throws ApiError 'invalidResponse' without a list */
export const readList = <T extends { id: string | number }>(
  answer: Answer,
  window: Window,
  schema: z.ZodMiniType<T>,
  rowsOf = (rows: readonly unknown[]): readonly unknown[] => rows,
): Page<T> => {
  const list = listIn(answer.json, answer.headers);
  if (!list) throw unreadable(answer, 'the list');
  const rows = rowsOf(list.rows);
  const page = readPage(rows, list.total ?? 0, window, schema);
  // Only then, because reading every row a second time costs as much as the first.
  const broken =
    page.meta.dropped > 0 ? rows.find((row) => readRecord(row, schema) === undefined) : undefined;
  if (broken !== undefined)
    tellUnreadable(answer.call, `[].${keyOf(schema.safeParse(broken).error?.issues ?? [])}`);
  if (list.total === undefined && rows.length > 0 && Number.isFinite(window.limit))
    tellUnreadable(answer.call, 'the total');
  return page;
};
