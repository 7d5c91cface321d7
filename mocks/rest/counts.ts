import type { HttpHandler } from 'msw';
import { z } from 'zod/mini';
import { merchantListBody } from '../../src/areas/seller/sellerWire';
import { sellerArea } from '../merchants/merchants';
import { mayRead } from '../server/accounts';
import { refuse, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { hasTooManyValues, readJson } from '../server/readJson';
import { type Collection, recordsOf, wholeValuesOf } from './collection';
import { listFilter, matching, personalNumberFault, queryFault } from './restQuery';
import type { RestRecord } from './restRecord';
import { viewOf } from './restSecrets';

type Filter = z.infer<typeof listFilter>;

const listsAsked = z.record(z.string(), z.strictObject({ resource: z.string(), filter: listFilter }));

/** The most lists that one call counts. */
const mostLists = 20;

const countSellers = ({ db }: Context, filter: Filter): number | string => {
  const parsed = merchantListBody.shape.filter.safeParse(filter);
  return parsed.success
    ? db.merchantSearch.find({ limit: 1, offset: 0, search: '', filter: parsed.data }).total
    : 'Filter pelapak tidak dikenal. Muat ulang halaman, lalu coba lagi.';
};

/** Returns a function that reads the rows of a collection, those of each collection once. */
const rowsReader = ({ db: { collections: tables } }: Context) => {
  const read = new Map<Collection, readonly RestRecord[]>();
  return (collection: Collection): readonly RestRecord[] => {
    const rows = read.get(collection) ?? recordsOf(collection, tables).map(viewOf(collection, tables));
    read.set(collection, rows);
    return rows;
  };
};

const countRecords = (
  { db: { collections: tables } }: Context,
  collection: Collection,
  filter: Filter,
  rowsOf: ReturnType<typeof rowsReader>,
): number | string => {
  const refusal = personalNumberFault(filter, collection.secrets);
  if (refusal !== undefined) return refusal;
  if ('q' in filter) return 'Pencarian tidak dihitung di sini. Hapus kata pencariannya, lalu coba lagi.';
  const rows = rowsOf(collection);
  return (
    queryFault({ filter }, rows) ??
    rows.filter(matching(filter, collection.search, wholeValuesOf(collection, tables))).length
  );
};

/**
 * Handles `GET counts?lists={"<name>":{"resource":…,"filter":…}}` (assumption): counts the records of each list that match
 * its filter, equal to the total of that list. Unknown lists, and lists the account may not read, are omitted. A search is
 * refused, because it reads all texts of a list.
 */
export const countHandlers = (context: Context, collections: readonly Collection[]): HttpHandler[] => [
  endpoint(context, 'GET backoffice/counts', { access: 'signedIn' }, ({ request, account }) => {
    const json = readJson(new URL(request.url).searchParams.get('lists') ?? '');
    const asked = listsAsked.safeParse(json);
    if (!asked.success || hasTooManyValues(json))
      return refuse(400, 'Daftar yang dihitung tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.');
    const lists = Object.entries(asked.data);
    if (lists.length > mostLists)
      return refuse(
        400,
        `Maksimal ${mostLists} daftar dihitung sekaligus. Kurangi daftarnya, lalu coba lagi.`,
      );
    const rowsOf = rowsReader(context);
    const counts: Record<string, number> = {};
    for (const [name, { resource, filter }] of lists) {
      const collection = collections.find((one) => one.resource === resource);
      // Sellers are not among the collections and have their own list.
      const { permission } = collection ?? sellerArea;
      if ((!collection && resource !== sellerArea.resource) || !mayRead(account, permission)) continue;
      const count = collection
        ? countRecords(context, collection, filter, rowsOf)
        : countSellers(context, filter);
      if (typeof count === 'string') return refuse(400, count);
      counts[name] = count;
    }
    return succeed({ counts });
  }),
];
