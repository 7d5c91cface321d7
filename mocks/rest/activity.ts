import type { HttpHandler } from 'msw';
import { type Activity, activityBody } from '../../src/dataProvider/activityWire';
import { type Account, mayRead } from '../server/accounts';
import { refuse, refuseAccess, succeed } from '../server/answers';
import type { Context } from '../server/context';
import { endpoint } from '../server/endpoint';
import { keptUntilChange } from '../server/keptUntilChange';
import { activitiesOf, activityNow, type LoggedArea } from './activityLog';
import { listAnswer } from './listAnswer';
import { type ListQuery, parseQuery, searchBody } from './restQuery';
import { tableOf } from './restRecord';

const byTime = (one: Activity, other: Activity): number => Date.parse(one.at) - Date.parse(other.at);

/** Whether a filter asks for what one other person did, or some. */
const asksForOthers = ({ actor_id }: Readonly<Record<string, unknown>>, { id }: Account): boolean =>
  actor_id !== undefined && actor_id !== id;

/**
 * The log of what user admins did (activityWire.ts), of the areas that the caller may view, the latest first; and the one line that
 * the client writes, since only it knows that a file was made.
 */
export const activityHandlers = (context: Context, areas: readonly LoggedArea[]): HttpHandler[] => {
  const { db } = context;
  const fromHistories = keptUntilChange(
    areas.map(({ resource }) => resource),
    (tables) =>
      areas
        .flatMap((area) =>
          tableOf(tables, area.resource)
            .all()
            .flatMap((record) => activitiesOf(area, record)),
        )
        .sort(byTime),
  );

  const answer = (query: ListQuery, account: Account): Response => {
    if (asksForOthers(query.filter ?? {}, account) && !mayRead(account, 'USER_ADMIN')) return refuseAccess();
    const open = new Set(
      areas.filter(({ permission }) => mayRead(account, permission)).map(({ resource }) => resource),
    );
    const lines = [...fromHistories(db.collections), ...db.activity.all()]
      .filter(({ area }) => open.has(area))
      .sort(byTime);
    const { sort, ...rest } = query;
    const isByTime = sort?.[0] === 'at';
    // Times are whole seconds: of one second, the last line is the latest.
    if (!isByTime || sort[1] === 'DESC') lines.reverse();
    return listAnswer('activity', isByTime ? rest : query, lines, { search: ['record', 'actor', 'subject'] });
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
      ({ body: { area, rows, fields }, account }) => {
        const exported = areas.find(({ resource }) => resource === area);
        if (!exported) return refuse(400, 'Menu dari ekspor ini tidak dikenal.');
        if (!mayRead(account, exported.permission)) return refuseAccess();
        db.activity.put(activityNow(account, { kind: 'export', action: 'export', area, rows, fields }));
        return succeed(null, 'Ekspor dicatat');
      },
    ),
  ];
};
