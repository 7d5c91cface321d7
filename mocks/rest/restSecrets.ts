import { type HttpHandler, HttpResponse } from 'msw';
import { z } from 'zod/mini';
import { mask } from '../../src/format/mask';
import { refuseMissing } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import type { Collection } from './collection';
import { entryNow, historyOf } from './recordHistory';
import { type RestRecord, tableOf, type Tables } from './restRecord';

const masked = ({ secrets = [] }: Collection, record: RestRecord): RestRecord => ({
  ...record,
  ...Object.fromEntries(secrets.map((column) => [column, mask(String(record[column]))])),
});

/** Records of a collection as answers carry them: with the columns that follow, and their secrets masked. */
export const viewOf =
  (collection: Collection, tables: Tables) =>
  (record: RestRecord): RestRecord =>
    masked(collection, collection.view?.(record, tables) ?? record);

/**
 * `POST <resource>/<id>/reveal` with `{ field }` answers `{ value }`, for those who may read the record, and keeps in the
 * record's history who looked at what (docs/decisions/0046). A POST, so that it is in no cache and in no address.
 */
export const revealHandlers = (context: Context, collection: Collection): HttpHandler[] => {
  const { resource, permission, secrets = [], states } = collection;
  if (secrets.length === 0) return [];
  const table = tableOf(context.db.collections, resource);
  return [
    endpoint(
      context,
      `POST backoffice/${resource}/:id/reveal`,
      { access: { read: permission }, body: z.strictObject({ field: z.enum(secrets) }) },
      ({ params, body, account }) => {
        const record = table.get(params.id ?? '');
        if (!record) return refuseMissing();
        const state = String(record[states?.column ?? 'status']);
        const looked = entryNow(account, { action: `reveal.${body.field}`, from: state, to: state });
        table.put({ ...record, history: [...historyOf(record), looked] });
        return HttpResponse.json({ value: String(record[body.field]) });
      },
    ),
  ];
};
