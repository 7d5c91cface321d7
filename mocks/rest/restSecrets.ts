import { type HttpHandler, HttpResponse } from 'msw';
import { z } from 'zod/mini';
import { revealBody } from '../../src/dataProvider/wire';
import { mask } from '../../src/domain/format/mask';
import type { Account } from '../server/accounts';
import { refuseMissing } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { activityNow, numbersExported } from './activityLog';
import type { Collection } from './collection';
import { entryNow, historyOf } from './recordHistory';
import { type RestRecord, tableOf, type Tables } from './restRecord';
import { noteChange } from './versions';

const masked = ({ secrets = [] }: Collection, record: RestRecord): RestRecord =>
  secrets.length === 0
    ? record
    : { ...record, ...Object.fromEntries(secrets.map((column) => [column, mask(String(record[column]))])) };

/** Returns a function that prepares records for responses: it adds derived columns and masks the secrets. */
export const viewOf =
  (collection: Collection, tables: Tables) =>
  (record: RestRecord): RestRecord =>
    masked(collection, collection.view?.(record, tables) ?? record);

/**
 * Handles `POST <resource>/<id>/reveal` with `{ field }`: it returns `{ value }` to accounts that may read the record, and
 * adds who looked at what to the record's history. `POST <resource>/reveal` returns numbers of many records and adds one more
 * line to the log. POST keeps the values out of caches and URLs.
 */
export const revealHandlers = (context: Context, collection: Collection): HttpHandler[] => {
  const { resource, permission, secrets = [] } = collection;
  if (secrets.length === 0) return [];
  const { collections, activity } = context.db;
  const table = tableOf(collections, resource);
  const access = { read: permission };

  const keepLook = (record: RestRecord, account: Account, action: string): void => {
    const state = String(record.status);
    const looked = entryNow(account, { action, from: state, to: state });
    table.put({ ...record, history: [...historyOf(record), looked] });
    noteChange(context, resource, record, account);
  };

  return [
    endpoint(
      context,
      `POST backoffice/${resource}/:id/reveal`,
      { access, body: z.strictObject({ field: z.enum(secrets) }) },
      ({ params, body, account }) => {
        const record = table.get(params.id ?? '');
        if (!record) return refuseMissing();
        keepLook(record, account, `reveal.${body.field}`);
        return HttpResponse.json({ value: String(record[body.field]) });
      },
    ),

    endpoint(
      context,
      `POST backoffice/${resource}/reveal`,
      { access, body: z.extend(revealBody, { fields: z.array(z.enum(secrets)) }) },
      ({ body: { ids, fields }, account }) => {
        const records = [...new Set(ids)].flatMap((id) => table.get(id) ?? []);
        for (const record of records) keepLook(record, account, numbersExported);
        if (records.length > 0)
          activity.put(
            activityNow(account, {
              kind: 'reveal',
              action: numbersExported,
              area: resource,
              rows: records.length,
              fields,
            }),
          );
        return HttpResponse.json(
          records.map((record) => ({
            id: record.id,
            values: Object.fromEntries(fields.map((field) => [field, String(record[field])])),
          })),
        );
      },
    ),
  ];
};
