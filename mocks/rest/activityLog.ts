import type { Activity, activityKinds, HistoryEntry } from '../../src/dataProvider/history/historyWire';
import { wibInstant } from '../../src/domain/format/wibTime';
import type { Account } from '../server/accounts';
import type { Db } from '../storage/db';
import { userAdmins } from '../world/staff';
import type { Collection } from './collection';
import { columnOf, historyOf } from './recordHistory';
import type { RestRecord } from './restRecord';

/**
 * The activity log of user admins. It consists of the records' histories and of the table `activity`, which stores what no
 * record can: exports, and the activity of deleted records. Lines are never changed.
 */

/** The part of a collection that the log needs. */
export type LoggedArea = Pick<Collection, 'resource' | 'permission' | 'called' | 'derived'>;

type Kind = (typeof activityKinds)[number];

/** The history action of each record whose unmasked numbers were exported; the log has one line for all of them. */
export const numbersExported = 'reveal.export';

const kindOf = (action: string): Kind => {
  if (action === 'create' || action === 'edit') return action;
  return action.startsWith('reveal.') ? 'reveal' : 'decision';
};

/** Returns the display name of a record. */
export const nameOf = ({ called = 'name' }: LoggedArea, record: RestRecord): string => String(record[called]);

let seededIds: ReadonlyMap<string, string> | undefined;

/** Columns that name the shop, buyer or driver. They act on their own records, and may share a user admin's name. */
const parties = ['full_name', 'buyer', 'seller', 'driver', 'owner'];

/**
 * Returns the id of the user admin who made a history entry; undefined for shops, buyers and the system. Entries of the
 * seed have only a name.
 */
const actorIdOf = ({ actor_id, actor }: HistoryEntry, record: RestRecord): string | undefined => {
  if (actor_id !== undefined) return actor_id;
  if (parties.some((column) => record[column] === actor)) return undefined;
  seededIds ??= new Map(userAdmins(Date.now()).map(({ full_name, id }) => [full_name, id]));
  return seededIds.get(actor);
};

/** Reads the activity of user admins from a record's history. */
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

/** Creates a log line for an action that `account` does now and that no record's history can store. */
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

/** Logs the deletion of a record, and copies the activity of its history to the log. */
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
