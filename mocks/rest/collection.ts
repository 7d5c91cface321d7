import type { z } from 'zod/mini';
import type { Transitions } from '../../src/domain/stateMachine';
import type { Account } from '../server/accounts';
import type { FieldError } from '../server/fieldError';
import type { Hashing } from '../server/hashing';
import type { StoredPicture } from '../storage/pictureStore';
import type { Table } from '../storage/table';
import type { World } from '../world/world';
import type { ToldEdits } from './recordHistory';
import { type RestRecord, tableOf, type Tables } from './restRecord';

/** The caller, and what the server holds: its records, and every permission that a role may have. */
export type Caller = { account: Account; tables: Tables; permissions: readonly string[] };

type Body = Readonly<Record<string, unknown>>;

/** A create (no `record` yet) or an update. `uploads` are the pictures that a record may show. */
export type WriteCall<T> = Caller & {
  body: Body;
  record: T | undefined;
  rows: readonly T[];
  uploads: Pick<Table<StoredPicture>, 'get'>;
};

/** How a collection takes a create or an update. */
export type Write<T> = {
  /** Contract of the body. The server refuses another body with 400 and names its wrong keys. Default: the seed's columns. */
  body?: z.ZodMiniType;
  /** What is wrong with a body that keeps the contract: field errors (422), or a refusal. */
  check?(call: WriteCall<T>): readonly FieldError[] | Response;
  /** Changes of the record beyond the body: derived columns, defaults, other tables. */
  keep?(call: WriteCall<T>): Partial<T>;
};

/** An action on a record, already allowed in its state. */
export type ActionCall<T> = Caller & { body: Body; record: T; reason: string };

/** What an action takes and does, beyond the change of state that the transitions declare. */
type Action<T> = {
  /** Contract of the body. Default: `{ reason }` if the transition needs a reason, else `{}`. */
  body?: z.ZodMiniType;
  /** Further changes of the record, or a refusal; writes to other tables by itself. */
  effect?(call: ActionCall<T>): Partial<T> | Response;
  /** What the history names besides the record, once it is changed; null for nothing. */
  subject?(changed: T, tables: Tables): string | null;
};

/** A read beside the records; `rows` are those that the query's `filter` leaves, as a list would show them. */
type ReadCall = Caller & { rows: readonly RestRecord[]; query: Readonly<Record<string, unknown>> };

/** The states of a collection and what leads from one to the next. */
export type States<T> = {
  transitions: Transitions;
  /** What a record in this state holds, where that is not the state itself in its `status`. */
  put?(state: string): Partial<T>;
};

/** Records of an area whose content the specification does not show; `assumption` throughout. */
export type Collection<T extends RestRecord = RestRecord> = {
  /** The resource's name, which is its path too: `member-list/driver`. */
  resource: string;
  /** The path of its actions; default the resource's name. */
  path?: string;
  permission: string;
  /** The column with what people call a record; 'name' by default. */
  called?: string;
  /** The records at first; the world is made when it is first asked for. `permissions` are all that exist. */
  seed: (world: () => World, permissions: readonly string[]) => T[];
  /** The records as they are now, for a collection that is computed from other tables. */
  derived?: (tables: Tables) => readonly T[];
  /** The record as it is stored; default as it was written. */
  keptAs?(record: T, hashing: Hashing): T;
  /**
   * Columns that answers carry masked; `POST <resource>/<id>/reveal` answers with one of them and notes in the record's
   * history who looked. The record needs a `history`.
   */
  secrets?: readonly string[];
  /** The record as answers show it: with columns that follow from other tables or from the time. */
  view?(record: T, tables: Tables): RestRecord;
  /** Columns (paths) that a search looks through; left out, every text of the record. */
  search?: readonly string[];
  /** Columns that a search finds by their whole value alone: NIK, account number. */
  searchWhole?: readonly string[];
  /** The history of its records keeps who created and edited them; left out, neither. */
  edits?: ToldEdits;
  /** User admins keep internal notes on its records (notes.ts). */
  notes?: true;
  /** False where nobody creates, changes or deletes through the dialect. */
  create?: Write<T> | false;
  update?: Write<T> | false;
  /** `refuse` answers with the sentence of a refusal (409). */
  remove?: { refuse?(call: Caller & { record: T; rows: readonly T[] }): string | undefined } | false;
  /** `POST <resource>/<id>/<action>` for each transition, and `GET <resource>/counts`. */
  states?: States<T>;
  /** What else the actions of `states` do, by name. */
  actions?: Readonly<Record<string, Action<T>>>;
  /** `GET <resource>/<name>`: the answer's JSON, or a refusal. */
  reads?: Readonly<Record<string, (call: ReadCall) => unknown>>;
};

/** `count` records numbered from 1. */
export const records = <T>(count: number, record: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => record(index + 1));

/** The records of a collection as they are now. */
export const recordsOf = ({ resource, derived }: Collection, tables: Tables): readonly RestRecord[] =>
  derived?.(tables) ?? tableOf(tables, resource).all();

/** What a search finds of a row by its whole value: from the stored record, because answers may mask it. */
export const wholeValuesOf =
  ({ resource, searchWhole = [] }: Collection, tables: Tables) =>
  ({ id }: RestRecord): string[] => {
    const stored = searchWhole.length > 0 ? tableOf(tables, resource).get(id) : undefined;
    return stored ? searchWhole.map((column) => String(stored[column])) : [];
  };
