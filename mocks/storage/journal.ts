/** One write: the record as it is from now on, or null when it was deleted. */
export type Change = { table: string; id: string; record: unknown };

/** The append-only list of writes since the seed, replayed at start. */
export type Journal = {
  changes: () => readonly Change[];
  /** Keeps the writes of one transaction: all of them or none. @throws NotKept when there is no room for them */
  append: (changes: readonly Change[]) => void;
};

/** What was to be kept could not be kept, such as on a full disk; nothing has changed. */
export class NotKept extends Error {
  override name = 'NotKept';
}

/** Runs what writes to the disk. @throws NotKept when that fails, after `undo` has removed what was half written */
export const keeping = (write: () => void, undo: () => void): void => {
  try {
    write();
  } catch (cause) {
    undo();
    throw new NotKept(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

/** A journal that lasts as long as the process: tests and the browser worker. */
export const memoryJournal = (): Journal => ({ changes: () => [], append: () => undefined });
