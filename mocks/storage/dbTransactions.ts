import type { Change, Journal } from './journal';

/** The end of a transaction in one table. */
export type Staging = {
  /** Applies the staged writes to the table. */
  keep: () => void;
  /** Discards the staged writes. */
  drop: () => void;
};

/**
 * Transactions of writes. Each is one synchronous function, so that no other code of the server runs in between. Its writes
 * are first appended to the journal as one entry, then applied to the tables.
 */
export type Transactions = {
  /** Returns the journal's writes from before the start, and those of other tabs since. */
  changes: Journal['changes'];
  onOthers: NonNullable<Journal['onOthers']>;
  /**
   * Runs `work` as a transaction, or as part of the current one. If it throws, or if the journal cannot store its writes,
   * nothing changes.
   */
  run: <R>(work: () => R) => R;
  /** Adds a write to the current transaction. @throws Error outside a transaction */
  note: (change: Change, staging: Staging) => void;
};

export const transactionsOf = (journal: Journal): Transactions => {
  let underWay: { changes: Change[]; tables: Set<Staging> } | undefined;

  const begin = <R>(work: () => R): R => {
    const { changes, tables } = (underWay = { changes: [], tables: new Set() });
    try {
      const result = work();
      if (changes.length > 0) journal.append(changes);
      for (const table of tables) table.keep();
      return result;
    } catch (error) {
      for (const table of tables) table.drop();
      throw error;
    } finally {
      underWay = undefined;
    }
  };

  return {
    changes: journal.changes,
    onOthers: (listener) => journal.onOthers?.(listener),
    run: (work) => (underWay ? work() : begin(work)),
    note: (change, staging) => {
      if (!underWay) throw new Error(`A write to ${change.table} outside a transaction`);
      underWay.changes.push(change);
      underWay.tables.add(staging);
    },
  };
};
