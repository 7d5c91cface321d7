import { HttpResponse, type HttpHandler } from 'msw';
import { z } from 'zod';
import { refuse } from './answers';
import type { Collection } from './collections/collection';
import type { Context } from './context';
import type { RestRecord } from './db';
import { endpoint } from './endpoint';

/** A collection in the dialect of ra-data-simple-rest: bare JSON, and the total in Content-Range. */

/** The three parameters of a list, each JSON of its own. */
const listQuery = z.object({
  sort: z.tuple([z.string(), z.enum(['ASC', 'DESC'])]).optional(),
  range: z.tuple([z.number().int().nonnegative(), z.number().int()]).optional(),
  filter: z.record(z.string(), z.unknown()).optional(),
});

const parseQuery = (url: string) => {
  try {
    const entries = [...new URL(url).searchParams].map(([key, value]) => [key, JSON.parse(value) as unknown]);
    return listQuery.safeParse(Object.fromEntries(entries)).data;
  } catch {
    return undefined;
  }
};

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** `q` looks through every text; an array lists what a column may be; anything else is what it must be. */
const matching = (filter: Readonly<Record<string, unknown>>) => {
  const { q, ...columns } = filter;
  const words = text(q).trim().toLowerCase();
  return (record: RestRecord): boolean =>
    Object.entries(columns).every(([column, wanted]) =>
      (Array.isArray(wanted) ? wanted : [wanted]).some((value) => text(value) === text(record[column])),
    ) &&
    (!words || Object.values(record).some((value) => text(value).toLowerCase().includes(words)));
};

const collator = new Intl.Collator('id', { sensitivity: 'base', numeric: true });

const byColumn =
  ([column, order]: [string, 'ASC' | 'DESC']) =>
  (a: RestRecord, b: RestRecord) => {
    const [x, y] = [a[column], b[column]];
    const difference =
      typeof x === 'number' && typeof y === 'number' ? x - y : collator.compare(text(x), text(y));
    return order === 'ASC' ? difference : -difference;
  };

const anyBody = z.record(z.string(), z.unknown());

/** The five endpoints of one collection under backoffice/<resource>, for whoever holds its permission. */
export const simpleRestHandlers = (
  context: Context,
  { resource, permission, seed }: Collection,
): HttpHandler[] => {
  const table = context.db.collections.get(resource);
  if (!table) throw new Error(`No table for ${resource}`);
  const path = `backoffice/${resource}`;
  const columns = new Map(Object.entries(seed()[0] ?? {}).map(([column, value]) => [column, typeof value]));
  const notFound = () => refuse(404, 'Data tidak ditemukan');
  /** Columns that the records do not have, or have with values of another type. */
  const wrongColumns = (body: Record<string, unknown>) =>
    Object.entries(body).flatMap(([column, value]) =>
      columns.has(column) && (value === null || typeof value === columns.get(column)) ? [] : [column],
    );
  const refuseColumns = (names: readonly string[]) =>
    refuse(400, `Isi permintaan tidak sesuai kontrak: ${names.join(', ')}`);

  return [
    endpoint(context, `GET ${path}`, { access: { read: permission } }, ({ request }) => {
      const query = parseQuery(request.url);
      if (!query) return refuse(400, 'Parameter sort, range, atau filter tidak dapat dibaca');
      const found = table.all().filter(matching(query.filter ?? {}));
      if (query.sort) found.sort(byColumn(query.sort));
      const [first, last] = query.range ?? [0, found.length - 1];
      const page = found.slice(first, last + 1);
      const range = page.length > 0 ? `${first}-${first + page.length - 1}` : '*';
      return HttpResponse.json(page, {
        headers: {
          'Content-Range': `${resource} ${range}/${found.length}`,
          'Access-Control-Expose-Headers': 'Content-Range',
        },
      });
    }),

    endpoint(context, `GET ${path}/:id`, { access: { read: permission } }, ({ params }) => {
      const record = table.get(params.id ?? '');
      return record ? HttpResponse.json(record) : notFound();
    }),

    endpoint(context, `POST ${path}`, { access: { write: permission }, body: anyBody }, ({ body }) => {
      const wrong = wrongColumns(body);
      if (wrong.length > 0) return refuseColumns(wrong);
      const record = { ...body, id: crypto.randomUUID() };
      table.put(record);
      return HttpResponse.json(record, { status: 201 });
    }),

    endpoint(
      context,
      `PUT ${path}/:id`,
      { access: { write: permission }, body: anyBody },
      ({ params, body }) => {
        const record = table.get(params.id ?? '');
        if (!record) return notFound();
        const wrong = wrongColumns(body);
        if (wrong.length > 0) return refuseColumns(wrong);
        const changed = { ...record, ...body, id: record.id };
        table.put(changed);
        return HttpResponse.json(changed);
      },
    ),

    endpoint(context, `DELETE ${path}/:id`, { access: { write: permission } }, ({ params }) => {
      const record = table.get(params.id ?? '');
      if (!record) return notFound();
      table.remove(record.id);
      return HttpResponse.json(record);
    }),
  ];
};
