import type { z } from 'zod/mini';
import type { Transitions } from '../../src/domain/stateMachine';
import type { Account } from '../server/accounts';
import type { FieldError } from '../server/fieldError';
import type { Hashing } from '../server/hashing';
import type { StoredPicture } from '../storage/pictureStore';
import type { Table } from '../storage/table';
import type { World } from '../world/world';
import type { ToldEdits } from './recordHistory';
import type { ListQuery } from './restQuery';
import { type RestRecord, tableOf, type Tables } from './restRecord';

/** The caller, all tables of the server, and every permission that a role can contain. */
export type Caller = { account: Account; tables: Tables; permissions: readonly string[] };

type Body = Readonly<Record<string, unknown>>;

/** A create (`record` is undefined) or an update. `uploads` are the pictures that a record may refer to. */
export type WriteCall<T> = Caller & {
  body: Body;
  record: T | undefined;
  rows: readonly T[];
  uploads: Pick<Table<StoredPicture>, 'get'>;
};

/** The handling of a create or an update. */
export type Write<T> = {
  /** Schema of the body. The server refuses other bodies with 400 and names the wrong keys. Defaults to the seed's columns. */
  body?: z.ZodMiniType;
  /** Checks a body that matches the schema; returns field errors (422) or a refusal. */
  check?(call: WriteCall<T>): readonly FieldError[] | Response;
  /** Returns changes of the record beyond the body, such as derived columns and defaults; may also write other tables. */
  keep?(call: WriteCall<T>): Partial<T>;
};

/** The call of an action that the record's state allows. */
export type ActionCall<T> = Caller & { body: Body; record: T; reason: string };

/** The body and effects of an action, beyond the state change that the transitions declare. */
type Action<T> = {
  /** Schema of the body. Defaults to `{ reason }` if the transition needs a reason, else `{}`. */
  body?: z.ZodMiniType;
  /** Returns further changes of the record, or a refusal; writes other tables itself. */
  effect?(call: ActionCall<T>): Partial<T> | Response;
  /** Returns the text that the history entry names besides the changed record, such as a driver; null for none. */
  subject?(changed: T, tables: Tables): string | null;
};

/** A further read of a collection; `rows` are the records that match the query's `filter`, as a list shows them. */
type ReadCall = Caller & { rows: readonly RestRecord[]; query: ListQuery };

/** The states of a collection and the transitions between them. */
export type States<T> = {
  transitions: Transitions;
  /** Returns the columns of a record in this state. Defaults to the state in `status`. */
  put?(state: string): Partial<T>;
};

/** An area whose content the specification does not show; all of it is an assumption. */
export type Collection<T extends RestRecord = RestRecord> = {
  /** Name and path of the resource, such as `member-list/driver`. */
  resource: string;
  /** Path of the actions; defaults to the resource's name. */
  path?: string;
  permission: string;
  /** The column with the display name of a record; defaults to 'name'. */
  called?: string;
  /** Returns the initial records. `world` builds the world on its first call; `permissions` are all that exist. */
  seed: (world: () => World, permissions: readonly string[]) => T[];
  /** Computes the records from other tables, for a collection that stores none. */
  derived?: (tables: Tables) => readonly T[];
  /** The schema of a record as it is stored. A collection that writes has one: a record of the journal that breaks it is passed over. */
  stored?: z.ZodMiniObject;
  /** Returns the record as it is stored; defaults to the record as it was written. */
  keptAs?(record: T, hashing: Hashing): T;
  /**
   * Columns that responses mask. `POST <resource>/<id>/reveal` returns one of them and adds the caller to the record's
   * `history`, which the record must have.
   */
  secrets?: readonly string[];
  /** Returns the record for responses, with columns derived from other tables or from the time. */
  view?(record: T, tables: Tables): RestRecord;
  /** Columns (paths) that a search looks through; defaults to every text of the record. */
  search?: readonly string[];
  /** Columns that a search matches only by their whole value: NIK, account number. */
  searchWhole?: readonly string[];
  /** The edits that the history shows; undefined if it shows neither who created a record nor who edited it. */
  edits?: ToldEdits;
  /** True if user admins can add internal notes to the records (notes.ts). */
  notes?: true;
  /** False if the REST dialect has no create; the same applies to `update` and `remove`. */
  create?: Write<T> | false;
  update?: Write<T> | false;
  /** `refuse` returns the message of a refusal (409). */
  remove?: { refuse?(call: Caller & { record: T; rows: readonly T[] }): string | undefined } | false;
  /** `POST <resource>/<id>/<action>` for each transition, and `GET <resource>/counts`. */
  states?: States<T>;
  /** The bodies and effects of the actions of `states`, by name. */
  actions?: Readonly<Record<string, Action<T>>>;
  /** Handles `GET <resource>/<name>`; each function returns the JSON of the response, or a refusal. */
  reads?: Readonly<Record<string, (call: ReadCall) => unknown>>;
};

/** Creates `count` records, numbered from 1. */
export const records = <T>(count: number, record: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => record(index + 1));

/** Returns the current records of a collection. */
export const recordsOf = ({ resource, derived }: Collection, tables: Tables): readonly RestRecord[] =>
  derived?.(tables) ?? tableOf(tables, resource).all();

/** Counts the records in each state. */
export const countByStatus = (rows: readonly RestRecord[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const row of rows) {
    const state = String(row.status);
    counts[state] = (counts[state] ?? 0) + 1;
  }
  return counts;
};

/** Returns the values that a search matches whole. They come from the stored record, because responses may mask them. */
export const wholeValuesOf =
  ({ resource, searchWhole = [] }: Collection, tables: Tables) =>
  ({ id }: RestRecord): string[] => {
    const stored = searchWhole.length > 0 ? tableOf(tables, resource).get(id) : undefined;
    return stored ? searchWhole.map((column) => String(stored[column])) : [];
  };
