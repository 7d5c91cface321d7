/** One write: the record as it is from now on, or null when it was deleted. */
export type Change = { table: string; id: string; record: unknown };

/** The append-only list of writes since the seed, replayed at start. */
export type Journal = {
  changes: () => readonly Change[];
  append: (change: Change) => void;
};

/** A journal that lasts as long as the process: tests and the browser worker. */
export const memoryJournal = (): Journal => ({ changes: () => [], append: () => undefined });
