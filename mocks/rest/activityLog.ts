import type { Activity, activityKinds } from '../../src/dataProvider/activityWire';
import type { HistoryEntry } from '../../src/dataProvider/historyWire';
import { wibInstant } from '../../src/format/wibTime';
import type { Account } from '../server/accounts';
import type { Db } from '../storage/db';
import { userAdmins } from '../world/staff';
import type { Collection } from './collection';
import { columnOf, historyOf } from './recordHistory';
import type { RestRecord } from './restRecord';

/**
 * What user admins did. Histories of records are the log of what happened to them; the table `activity` holds what no record
 * can: exports, and what happened to records that were deleted. Nothing changes a line of either.
 */

/** What the log needs to know of an area. */
export type LoggedArea = Pick<Collection, 'resource' | 'permission' | 'called'>;

type Kind = (typeof activityKinds)[number];

/** The action on each record whose whole numbers were exported. The log has one line for all of them. */
export const numbersExported = 'reveal.export';

const kindOf = (action: string): Kind => {
  if (action === 'create' || action === 'edit') return action;
  return action.startsWith('reveal.') ? 'reveal' : 'decision';
};

/** What a record of the area is called. */
export const nameOf = ({ called = 'name' }: LoggedArea, record: RestRecord): string => String(record[called]);

let seededIds: ReadonlyMap<string, string> | undefined;

/** Whose record it is: they pay and complain by themselves, and one may be called like a user admin. */
const parties = ['full_name', 'buyer', 'seller', 'driver', 'owner'];

/** The id of the user admin behind an entry; undefined for shops, buyers and the system. The seed knows names alone. */
const actorIdOf = ({ actor_id, actor }: HistoryEntry, record: RestRecord): string | undefined => {
  if (actor_id !== undefined) return actor_id;
  if (parties.some((column) => record[column] === actor)) return undefined;
  seededIds ??= new Map(userAdmins(Date.now()).map(({ full_name, id }) => [full_name, id]));
  return seededIds.get(actor);
};

/** What user admins did to a record, as its history has it. */
export const activitiesOf = (area: LoggedArea, record: RestRecord): Activity[] =>
  historyOf(record).flatMap((entry, index) => {
    const { action, actor, at, subject = null, changes = [] } = entry;
    const actor_id = actorIdOf(entry, record);
    if (actor_id === undefined || action === numbersExported) return [];
    return {
      id: `${area.resource}/${record.id}/${index}`,
      at,
      actor_id,
      actor,
      kind: kindOf(action),
      action,
      area: area.resource,
      record_id: record.id,
      record: nameOf(area, record),
      subject,
      fields: [...new Set(changes.map(({ field }) => columnOf(field)))],
      rows: null,
    };
  });

/** A line of something that `account` does now, and that no record can keep. */
export const activityNow = (
  { id: actor_id, full_name: actor }: Account,
  line: Pick<Activity, 'action' | 'area'> & { kind: Kind } & Partial<Activity>,
): Activity => ({
  id: crypto.randomUUID(),
  at: wibInstant(new Date()),
  actor_id,
  actor,
  record_id: null,
  record: '',
  subject: null,
  fields: [],
  rows: null,
  ...line,
});

/** Keeps who deleted a record, and what had happened to it until then. */
export const logRemoval = (
  { activity }: Db,
  area: LoggedArea,
  record: RestRecord,
  account: Account,
): void => {
  for (const line of activitiesOf(area, record)) activity.put({ ...line, record_id: null });
  activity.put(
    activityNow(account, {
      kind: 'delete',
      action: 'delete',
      area: area.resource,
      record: nameOf(area, record),
    }),
  );
};
