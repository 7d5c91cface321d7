import type { Staging, Transactions } from './dbTransactions';
import type { Change } from './journal';
import { changed, changeOf } from './recordChange';

/** Records of one kind by id: the seed, with the journal replayed over it. Built when it is first read. */
export type Table<T extends { id: string }> = {
  get: (id: string) => T | undefined;
  /** Returns the records in the order of the seed, followed by those added since. */
  all: () => T[];
  put: (record: T) => void;
  remove: (id: string) => void;
  /** Restores the seed. */
  reset: () => void;
  /**
   * Calls the listener after every write with the id of the record, and after every reset without an id. A write that is
   * rolled back is announced again.
   */
  onChange: (listener: (id?: string) => void) => void;
  /** Builds the table in advance, in short steps. */
  prepare: () => Generator<void>;
};

/** The number of records that one step of `prepare` creates: a few milliseconds of work. */
const step = 500;

/** Creates a table. @param keptAs returns the form in which a record is stored */
export const createTable = <T extends { id: string }>(
  name: string,
  seed: () => Iterable<T>,
  transactions: Transactions,
  keptAs: (record: T) => T = (record) => record,
): Table<T> => {
  let built: Map<string, T> | undefined;
  let work: Generator<void> | undefined;
  /** The records that the journal holds whole, so that it takes only what changes in them. The seed's records change with the day. */
  const journalled = new Set<string>();
  /** The writes of the current transaction; undefined for a deleted record. */
  const staged = new Map<string, T | undefined>();
  const listeners: ((id?: string) => void)[] = [];
  const announce = (id?: string): void => {
    for (const listener of listeners) listener(id);
  };

  /** Applies the changes of this table; returns the ids of the changed records. */
  const replay = (changes: readonly Change[], records: Map<string, T>): string[] =>
    changes.flatMap((change) => {
      const { table, id } = change;
      if (table !== name) return [];
      const record = changed(records.get(id), change);
      if (record === null) records.delete(id);
      else records.set(id, record as T);
      journalled.add(id);
      return id;
    });
  transactions.onOthers((changes) => {
    // A table that is not built yet finds these changes in the journal.
    if (built) for (const id of replay(changes, built)) announce(id);
  });

  const build = function* (): Generator<void> {
    const records = new Map<string, T>();
    for (const record of seed()) {
      records.set(record.id, record);
      if (records.size % step === 0) yield;
    }
    replay(transactions.changes(), records);
    built = records;
  };
  // A read during the preparation completes it.
  const rows = (): Map<string, T> => {
    while (!built) (work ??= build()).next();
    return built;
  };

  const putAll = (records: Map<string, T>): Map<string, T> => {
    for (const [id, record] of staged) {
      if (record) records.set(id, record);
      else records.delete(id);
    }
    return records;
  };
  const staging: Staging = {
    keep: () => {
      putAll(rows());
      for (const id of staged.keys()) journalled.add(id);
      staged.clear();
    },
    drop: () => {
      const ids = [...staged.keys()];
      staged.clear();
      for (const id of ids) announce(id);
    },
  };
  const read = (id: string): T | undefined => (staged.has(id) ? staged.get(id) : rows().get(id));
  const write = (id: string, after: T | undefined): void =>
    transactions.run(() => {
      const before = read(id);
      const isJournalled = journalled.has(id) || staged.has(id);
      const change: Change =
        after && before && isJournalled
          ? changeOf(name, id, before, after)
          : { table: name, id, record: after ?? null };
      transactions.note(change, staging);
      staged.set(id, after);
      announce(id);
    });

  return {
    get: read,
    all: () => [...(staged.size === 0 ? rows() : putAll(new Map(rows()))).values()],
    put: (record) => write(record.id, keptAs(record)),
    remove: (id) => write(id, undefined),
    reset: () => {
      built = undefined;
      work = undefined;
      journalled.clear();
      announce();
    },
    onChange: (listener) => void listeners.push(listener),
    prepare: function* () {
      while (!built) {
        (work ??= build()).next();
        yield;
      }
    },
  };
};
