import { type HttpHandler, HttpResponse } from 'msw';
import type { Account } from '../server/accounts';
import { refuse } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { type Collection, countByStatus, recordsOf, wholeValuesOf } from './collection';
import { type ListQuery, matching, parseQuery, queryFault, searchBody } from './restQuery';
import type { RestRecord } from './restRecord';

type View = (record: RestRecord) => RestRecord;

/** Returns a refusal unchanged, and anything else as a JSON response. */
const answered = (answer: unknown): Response =>
  answer instanceof Response ? answer : HttpResponse.json(answer as object);

/**
 * Handles a collection's further reads, `GET <resource>/<name>`. A collection with states has `counts`, which ignores the
 * filter by state, so that every tab can show its own count.
 */
export const readHandlers = (context: Context, collection: Collection, view: View): HttpHandler[] => {
  const { resource, permission, search, states, reads = {} } = collection;
  const { collections: tables, permissions } = context.db;
  const path = `backoffice/${resource}`;

  const read = (name: string, without: string | undefined, answer: (typeof reads)[string]): HttpHandler[] => {
    const access = { read: permission };
    const reply = (query: ListQuery, account: Account): Response => {
      const all = recordsOf(collection, tables).map(view);
      const fault = queryFault(query, all);
      if (fault !== undefined) return refuse(400, fault);
      const filter = Object.fromEntries(
        Object.entries(query.filter ?? {}).filter(([column]) => column !== without),
      );
      const rows = all.filter(matching(filter, search, wholeValuesOf(collection, tables)));
      return answered(answer({ rows, query, account, tables, permissions }));
    };
    return [
      endpoint(context, `GET ${path}/${name}`, { access }, ({ request, account }) => {
        const query = parseQuery(request.url, false, collection.secrets);
        return typeof query === 'string' ? refuse(400, query) : reply(query, account);
      }),
      endpoint(context, `POST ${path}/${name}/search`, { access, body: searchBody }, ({ body, account }) =>
        reply(body, account),
      ),
    ];
  };

  return [
    ...(states ? read('counts', 'status', ({ rows }) => countByStatus(rows)) : []),
    ...Object.entries(reads).flatMap(([name, answer]) => read(name, undefined, answer)),
  ];
};
