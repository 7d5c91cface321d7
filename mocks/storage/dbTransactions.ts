import type { Change, Journal } from './journal';

/** What a table does with the writes of a transaction when it ends. */
export type Staging = {
  /** Makes them the state of the table. */
  keep: () => void;
  /** Forgets them. */
  drop: () => void;
};

/**
 * Writes that belong together. A transaction is one synchronous function, so that nothing else of the server runs in
 * between. The journal keeps its writes first, as one entry, and the tables take them over afterwards.
 */
export type Transactions = {
  /** The writes of before the start. */
  changes: Journal['changes'];
  /**
   * Runs `work` as a transaction, or as a part of the one under way. When it throws, or when the journal cannot keep
   * its writes, nothing has changed.
   */
  run: <R>(work: () => R) => R;
  /** Notes a write of the transaction under way. @throws Error outside a transaction */
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
    run: (work) => (underWay ? work() : begin(work)),
    note: (change, staging) => {
      if (!underWay) throw new Error(`A write to ${change.table} outside a transaction`);
      underWay.changes.push(change);
      underWay.tables.add(staging);
    },
  };
};
