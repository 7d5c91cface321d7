/** One write: the new record, or null if it was deleted. */
export type Change = { table: string; id: string; record: unknown };

/** The append-only list of writes since the seed, replayed at start. */
export type Journal = {
  changes: () => readonly Change[];
  /** Stores the writes of one transaction, all of them or none. @throws NotKept if there is no space for them */
  append: (changes: readonly Change[]) => void;
  /** Calls the listener with each transaction of another tab, which `changes` then contains too. Only a browser has tabs. */
  onOthers?: (listener: (changes: readonly Change[]) => void) => void;
};

/** The error of a write that could not be stored, for example on a full disk; nothing has changed. */
export class NotKept extends Error {
  override name = 'NotKept';
}

/** Runs a write to the disk. @throws NotKept if it fails, after `undo` has removed the partial write */
export const keeping = (write: () => void, undo: () => void): void => {
  try {
    write();
  } catch (cause) {
    undo();
    throw new NotKept(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** Creates a journal that stores nothing, for tests and `API_DATA=memory`. */
export const memoryJournal = (): Journal => ({ changes: () => [], append: () => undefined });
