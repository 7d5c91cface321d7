import { type HttpHandler, HttpResponse } from 'msw';
import { z } from 'zod/mini';
import { refuse, refuseFields, refuseMissing } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import type { Table } from '../storage/table';
import { type Collection, recordsOf, wholeValuesOf, type Write, type WriteCall } from './collection';
import { noteHandlers } from './notes';
import { actionHandlers } from './restActions';
import { byColumn, type ListQuery, matching, parseQuery, queryFault, searchBody } from './restQuery';
import { readHandlers } from './restReads';
import { type RestRecord, tableOf } from './restRecord';
import { revealHandlers, viewOf } from './restSecrets';
import { noteChange, refuseOutdated, versionHeaders } from './versions';

/** A collection in the dialect of ra-data-simple-rest: bare JSON, and the total in Content-Range. */

/** Some columns of the records, with values of their type. */
const anyColumns = (table: Table<RestRecord>) =>
  z.lazy(() =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(table.all()[0] ?? {}).map(([column, sample]) => [
          column,
          z.optional(z.custom((value) => value === null || typeof value === typeof sample)),
        ]),
      ),
    ),
  );

/** A body that keeps the contract may still be refused. */
const refusalOf = (write: Write<RestRecord>, call: WriteCall<RestRecord>): Response | undefined => {
  const found = write.check?.(call) ?? [];
  if (found instanceof Response) return found;
  return found.length > 0 ? refuseFields(found) : undefined;
};

const bodyOf = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;

/** Every endpoint of one collection under backoffice/<resource>, for accounts with its permission. */
export const simpleRestHandlers = (context: Context, collection: Collection): HttpHandler[] => {
  const { resource, permission, states, search: searched } = collection;
  const { collections: tables, permissions } = context.db;
  const table = tableOf(tables, resource);
  const path = `backoffice/${resource}`;
  const read = { read: permission };
  const write = { write: permission };
  const { create = {}, update = {}, remove = {} } = collection;
  const stateColumn = states && (states.column ?? 'status');
  const view = viewOf(collection, tables);

  const listed = (query: ListQuery): Response => {
    const rows = recordsOf(collection, tables).map(view);
    const fault = queryFault(query, rows);
    if (fault !== undefined) return refuse(400, fault);
    const found = rows.filter(matching(query.filter, searched, wholeValuesOf(collection, tables)));
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
  };

  const list = endpoint(context, `GET ${path}`, { access: read }, ({ request }) => {
    const query = parseQuery(request.url, true);
    return typeof query === 'string' ? refuse(400, query) : listed(query);
  });

  const search = endpoint(context, `POST ${path}/search`, { access: read, body: searchBody }, ({ body }) =>
    listed(body),
  );

  const one = endpoint(context, `GET ${path}/:id`, { access: read }, ({ params }) => {
    const record = collection.derived
      ? recordsOf(collection, tables).find(({ id }) => id === params.id)
      : table.get(params.id ?? '');
    return record
      ? HttpResponse.json(view(record), { headers: versionHeaders(context, resource, record) })
      : refuseMissing();
  });

  const creation = (how: Write<RestRecord>) =>
    endpoint(
      context,
      `POST ${path}`,
      { access: write, body: how.body ?? anyColumns(table) },
      ({ body, account }) => {
        const call = {
          body: bodyOf(body),
          record: undefined,
          rows: table.all(),
          account,
          tables,
          permissions,
        };
        const refusal = refusalOf(how, call);
        if (refusal) return refusal;
        const record = { ...call.body, ...how.keep?.(call), id: crypto.randomUUID() };
        table.put(record);
        noteChange(context, resource, record, account);
        return HttpResponse.json(view(record), { status: 201 });
      },
    );

  const change = (how: Write<RestRecord>) =>
    endpoint(
      context,
      `PUT ${path}/:id`,
      { access: write, body: how.body ?? anyColumns(table) },
      ({ request, params, body, account }) => {
        const record = table.get(params.id ?? '');
        if (!record) return refuseMissing();
        const outdated = refuseOutdated(request, record);
        if (outdated) return outdated;
        const call = { body: bodyOf(body), record, rows: table.all(), account, tables, permissions };
        const refusal = refusalOf(how, call);
        if (refusal) return refusal;
        const changed = { ...record, ...call.body, ...how.keep?.(call), id: record.id };
        if (stateColumn !== undefined && view(changed)[stateColumn] !== view(record)[stateColumn])
          return refuse(409, 'Status tidak dapat diubah lewat formulir. Gunakan tombol tindakannya.');
        table.put(changed);
        noteChange(context, resource, changed, account);
        return HttpResponse.json(view(changed));
      },
    );

  const removal = (how: Exclude<Collection['remove'], false | undefined>) =>
    endpoint(context, `DELETE ${path}/:id`, { access: write }, ({ params, account }) => {
      const record = table.get(params.id ?? '');
      if (!record) return refuseMissing();
      const sentence = how.refuse?.({ record, rows: table.all(), account, tables, permissions });
      if (sentence !== undefined) return refuse(409, sentence);
      const last = view(record);
      table.remove(record.id);
      return HttpResponse.json(last);
    });

  return [
    list,
    search,
    // Before the records, or their names would be taken for ids.
    ...readHandlers(context, collection, view),
    one,
    ...(create ? [creation(create)] : []),
    ...(update ? [change(update)] : []),
    ...(remove ? [removal(remove)] : []),
    ...actionHandlers(context, collection, view),
    ...revealHandlers(context, collection),
    ...(collection.notes ? noteHandlers(context, collection) : []),
  ];
};
