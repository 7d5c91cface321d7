type Values = Readonly<Record<string, unknown>>;

/** A write of a whole record, or null if it was deleted. */
export type WholeChange = { table: string; id: string; record: Values | null };

/** A write of a record that the journal already holds: its new columns, and what its lists get at their end (recordChange.ts). */
type PartialChange = {
  table: string;
  id: string;
  columns: Values;
  added: Record<string, readonly unknown[]>;
};

export type Change = WholeChange | PartialChange;

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

/** Returns true for the error of a file system without space. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');

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
