import type { HttpHandler } from 'msw';
import { z } from 'zod/mini';
import { mayRead } from '../server/accounts';
import { refuse, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { readJson } from '../server/readJson';
import { type Collection, recordsOf, wholeValuesOf } from './collection';
import { matching, queryFault } from './restQuery';
import { viewOf } from './restSecrets';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

const listsAsked = z.record(
  z.string(),
  z.strictObject({ resource: z.string(), filter: z.record(z.string(), scalar) }),
);

/** Sellers are kept apart from the collections; their list has one filter that is counted. */
const sellers = { resource: 'member-list/seller', permission: 'PELAPAK' };
const sellerFilter = z.strictObject({ is_active: z.optional(z.boolean()) });

const countSellers = ({ db }: Context, filter: unknown): number | string => {
  const parsed = sellerFilter.safeParse(filter);
  return parsed.success
    ? db.merchantSearch.find({ limit: 1, offset: 0, search: '', filter: parsed.data }).total
    : 'Filter pelapak tidak dikenal';
};

const countRecords = (
  { db: { collections: tables } }: Context,
  collection: Collection,
  filter: Readonly<Record<string, unknown>>,
): number | string => {
  const rows = recordsOf(collection, tables).map(viewOf(collection, tables));
  return (
    queryFault({ filter: filter as Record<string, string> }, rows) ??
    rows.filter(matching(filter, collection.search, wholeValuesOf(collection, tables))).length
  );
};

/**
 * `GET counts?lists={"<name>":{"resource":…,"filter":…}}` (assumption, docs/decisions/0072): how many records of each list a
 * filter leaves, the same as the total of that list. Lists that the account may not read, or that there are none of, are left
 * out.
 */
export const countHandlers = (context: Context, collections: readonly Collection[]): HttpHandler[] => [
  endpoint(context, 'GET backoffice/counts', { access: 'signedIn' }, ({ request, account }) => {
    const json = readJson(new URL(request.url).searchParams.get('lists') ?? '');
    const asked = listsAsked.safeParse(json);
    if (!asked.success)
      return refuse(
        400,
        'Parameter lists tidak dapat dibaca: isi dengan nama, resource, dan filter setiap daftar.',
      );
    const counts: Record<string, number> = {};
    for (const [name, { resource, filter }] of Object.entries(asked.data)) {
      const collection = collections.find((one) => one.resource === resource);
      const { permission } = collection ?? sellers;
      if ((!collection && resource !== sellers.resource) || !mayRead(account, permission)) continue;
      const count = collection ? countRecords(context, collection, filter) : countSellers(context, filter);
      if (typeof count === 'string') return refuse(400, count);
      counts[name] = count;
    }
    return succeed({ counts });
  }),
];
