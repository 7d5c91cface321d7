import type { HttpHandler } from 'msw';
import { type Activity, activityBody } from '../../src/dataProvider/history/historyWire';
import { type Account, mayRead } from '../server/accounts';
import { refuse, refuseAccess, refuseMissing, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { keptUntilChange } from '../server/keptUntilChange';
import { activitiesOf, activityNow, type LoggedArea, nameOf } from './activityLog';
import { listAnswer } from './listAnswer';
import { columnOf, type ListQuery, parseQuery, searchBody } from './restQuery';
import { tableOf } from './restRecord';

const byTime = (one: Activity, other: Activity): number => Date.parse(one.at) - Date.parse(other.at);

/** The most columns that a line of the log names, and the most characters of each name. */
const mostFields = 200;
const longestField = 100;

/** Returns true if a filter selects the activity of other people, by `actor_id` or by `actor`. */
const asksForOthers = (filter: Readonly<Record<string, unknown>>, { id }: Account): boolean =>
  Object.entries(filter).some(
    ([name, wanted]) =>
      ['actor', 'actor_id'].includes(columnOf(name).column) && !(name === 'actor_id' && wanted === id),
  );

/**
 * Serves the activity log (historyWire.ts) of the areas that the caller may view, latest first. The client adds lines to
 * it, because only the client knows that a file was exported or a number of a seller was shown.
 */
export const activityHandlers = (context: Context, areas: readonly LoggedArea[]): HttpHandler[] => {
  const { db } = context;
  // Derived records have no history of their own.
  const stored = areas.filter(({ derived }) => derived === undefined);
  const fromHistories = keptUntilChange(
    stored.map(({ resource }) => resource),
    (tables) =>
      stored
        .flatMap((area) =>
          tableOf(tables, area.resource)
            .all()
            .flatMap((record) => activitiesOf(area, record)),
        )
        .sort(byTime),
  );

  const answer = (query: ListQuery, account: Account): Response => {
    const seesOthers = mayRead(account, 'USER_ADMIN');
    if (!seesOthers && asksForOthers(query.filter ?? {}, account)) return refuseAccess();
    const open = new Set(
      areas.filter(({ permission }) => mayRead(account, permission)).map(({ resource }) => resource),
    );
    const lines = [...fromHistories(db.collections), ...db.activity.all()]
      .filter(({ area }) => open.has(area))
      .sort(byTime);
    const { sort, ...rest } = query;
    const isByTime = sort?.[0] === 'at';
    // Times are whole seconds; within one second, the last line is the latest.
    if (!isByTime || sort[1] === 'DESC') lines.reverse();
    return listAnswer('activity', isByTime ? rest : query, lines, {
      // Otherwise a search for a name would work like the refused filter by actor.
      search: ['record', 'subject', ...(seesOthers ? ['actor'] : [])],
    });
  };

  return [
    endpoint(context, 'GET backoffice/activity', { access: 'signedIn' }, ({ request, account }) => {
      const query = parseQuery(request.url, true);
      return typeof query === 'string' ? refuse(400, query) : answer(query, account);
    }),

    endpoint(
      context,
      'POST backoffice/activity/search',
      { access: 'signedIn', body: searchBody },
      ({ body, account }) => answer(body, account),
    ),

    endpoint(
      context,
      'POST backoffice/activity',
      { access: 'signedIn', body: activityBody },
      ({ body, account }) => {
        const area = areas.find(({ resource }) => resource === body.area);
        if (!area)
          return refuse(400, 'Aktivitas tidak tercatat karena menunya tidak dikenal. Hubungi tim teknis.');
        if (!mayRead(account, area.permission)) return refuseAccess();
        if (body.fields.length > mostFields || body.fields.some(({ length }) => length > longestField))
          return refuse(413, 'Aktivitas ini memuat terlalu banyak data. Hubungi tim teknis.');
        if (body.action === 'export') {
          db.activity.put(activityNow(account, { kind: 'export', ...body }));
          return succeed(null, 'Ekspor dicatat');
        }
        const seen = tableOf(db.collections, body.area).get(body.record_id);
        if (!seen) return refuseMissing();
        db.activity.put(activityNow(account, { kind: 'reveal', ...body, record: nameOf(area, seen) }));
        return succeed(null, 'Aktivitas dicatat');
      },
    ),
  ];
};
