import type { HttpHandler } from 'msw';
import { z } from 'zod/mini';
import { merchantListBody } from '../../src/areas/seller/sellerWire';
import { sellerArea } from '../merchants/merchants';
import { mayRead } from '../server/accounts';
import { refuse, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { readJson } from '../server/readJson';
import { type Collection, recordsOf, wholeValuesOf } from './collection';
import { listFilter, matching, personalNumberFault, queryFault } from './restQuery';
import { viewOf } from './restSecrets';

type Filter = z.infer<typeof listFilter>;

const listsAsked = z.record(z.string(), z.strictObject({ resource: z.string(), filter: listFilter }));

const countSellers = ({ db }: Context, filter: Filter): number | string => {
  const parsed = merchantListBody.shape.filter.safeParse(filter);
  return parsed.success
    ? db.merchantSearch.find({ limit: 1, offset: 0, search: '', filter: parsed.data }).total
    : 'Filter pelapak tidak dikenal. Muat ulang halaman, lalu coba lagi.';
};

const countRecords = (
  { db: { collections: tables } }: Context,
  collection: Collection,
  filter: Filter,
): number | string => {
  const rows = recordsOf(collection, tables).map(viewOf(collection, tables));
  return (
    personalNumberFault(filter, collection.secrets) ??
    queryFault({ filter }, rows) ??
    rows.filter(matching(filter, collection.search, wholeValuesOf(collection, tables))).length
  );
};

/**
 * Handles `GET counts?lists={"<name>":{"resource":…,"filter":…}}` (assumption, docs/decisions/0072): counts the records of
 * each list that match its filter, equal to the total of that list. Unknown lists, and lists the account may not read, are
 * omitted.
 */
export const countHandlers = (context: Context, collections: readonly Collection[]): HttpHandler[] => [
  endpoint(context, 'GET backoffice/counts', { access: 'signedIn' }, ({ request, account }) => {
    const json = readJson(new URL(request.url).searchParams.get('lists') ?? '');
    const asked = listsAsked.safeParse(json);
    if (!asked.success)
      return refuse(400, 'Daftar yang dihitung tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.');
    const counts: Record<string, number> = {};
    for (const [name, { resource, filter }] of Object.entries(asked.data)) {
      const collection = collections.find((one) => one.resource === resource);
      // Sellers are not among the collections and have their own list.
      const { permission } = collection ?? sellerArea;
      if ((!collection && resource !== sellerArea.resource) || !mayRead(account, permission)) continue;
      const count = collection ? countRecords(context, collection, filter) : countSellers(context, filter);
      if (typeof count === 'string') return refuse(400, count);
      counts[name] = count;
    }
    return succeed({ counts });
  }),
];
