import { type HttpHandler, HttpResponse } from 'msw';
import { z } from 'zod/mini';
import { refuse, refuseFields, refuseMissing } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import type { Table } from '../storage/table';
import { logRemoval } from './activityLog';
import { type Collection, recordsOf, wholeValuesOf, type Write, type WriteCall } from './collection';
import { listAnswer } from './listAnswer';
import { noteHandlers } from './notes';
import { editOf, entryNow, historyOf, toldValues } from './recordHistory';
import { actionHandlers } from './restActions';
import { type ListQuery, parseQuery, searchBody } from './restQuery';
import { readHandlers } from './restReads';
import { type RestRecord, tableOf } from './restRecord';
import { revealHandlers, viewOf } from './restSecrets';
import { forgetChange, noteChange, refuseOutdated, versionHeaders } from './versions';

/** A collection in the dialect of ra-data-simple-rest: bare JSON, and the total in Content-Range. */

/** Returns a schema that accepts any of the records' columns, with values of their type. */
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

/** Runs the collection's own check, which may refuse a body that matches the schema. */
const refusalOf = (write: Write<RestRecord>, call: WriteCall<RestRecord>): Response | undefined => {
  const found = write.check?.(call) ?? [];
  if (found instanceof Response) return found;
  return found.length > 0 ? refuseFields(found) : undefined;
};

const bodyOf = (value: unknown): Record<string, unknown> => value as Record<string, unknown>;

/** Creates every endpoint of one collection under backoffice/<resource>, for accounts with its permission. */
export const simpleRestHandlers = (context: Context, collection: Collection): HttpHandler[] => {
  const { resource, permission, states, search: searched } = collection;
  const { collections: tables, permissions, pictures: uploads } = context.db;
  const table = tableOf(tables, resource);
  const path = `backoffice/${resource}`;
  const read = { read: permission };
  const write = { write: permission };
  const { create = {}, update = {}, remove = {} } = collection;
  const view = viewOf(collection, tables);
  const { edits } = collection;
  const unmasked = (record: RestRecord): RestRecord => collection.view?.(record, tables) ?? record;
  const stateOf = (record: RestRecord): string => (states ? String(unmasked(record).status) : '');

  const listed = (query: ListQuery): Response =>
    listAnswer(resource, query, recordsOf(collection, tables).map(view), {
      ...(searched && { search: searched }),
      wholeValuesOf: wholeValuesOf(collection, tables),
    });

  const list = endpoint(context, `GET ${path}`, { access: read }, ({ request }) => {
    const query = parseQuery(request.url, true, collection.secrets);
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
          uploads,
        };
        const refusal = refusalOf(how, call);
        if (refusal) return refusal;
        const record: RestRecord = { ...call.body, ...how.keep?.(call), id: crypto.randomUUID() };
        if (edits) record.history = [entryNow(account, { action: 'create', from: '', to: stateOf(record) })];
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
        const call = { body: bodyOf(body), record, rows: table.all(), account, tables, permissions, uploads };
        const refusal = refusalOf(how, call);
        if (refusal) return refusal;
        const sent = Object.keys(call.body);
        const before = edits && toldValues(unmasked(record), sent, edits, tables);
        const changed: RestRecord = { ...record, ...call.body, ...how.keep?.(call), id: record.id };
        if (states && view(changed).status !== view(record).status)
          return refuse(409, 'Status tidak dapat diubah lewat formulir. Gunakan tombol tindakannya.');
        if (edits && before) {
          const after = toldValues(changed, sent, edits, tables);
          changed.history = [...historyOf(record), ...editOf(before, after, stateOf(record), account, edits)];
        }
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
      logRemoval(context.db, collection, record, account);
      table.remove(record.id);
      forgetChange(context, resource, record);
      return HttpResponse.json(last);
    });

  return [
    list,
    search,
    // These come before `one`, because its `:id` would match their names too.
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
