import type { Journal } from './journal';

/** Told about every write: the record before and after it, undefined where there is none. */
export type TableListener<T> = (before: T | undefined, after: T | undefined) => void;

/** Records of one kind by id: the seed, with the journal replayed over it. Built when first asked for. */
export type Table<T extends { id: string }> = {
  get: (id: string) => T | undefined;
  /** In the order of the seed, what was added since at the end. */
  all: () => T[];
  put: (record: T) => void;
  remove: (id: string) => void;
  /** Back to the seed. */
  reset: () => void;
  onWrite: (listener: TableListener<T>) => void;
  onReset: (listener: () => void) => void;
};

export const createTable = <T extends { id: string }>(
  name: string,
  seed: () => Iterable<T>,
  journal: Journal,
): Table<T> => {
  let built: Map<string, T> | undefined;
  const listeners: TableListener<T>[] = [];
  const resetListeners: (() => void)[] = [];

  const build = (): Map<string, T> => {
    const records = new Map<string, T>();
    for (const record of seed()) records.set(record.id, record);
    for (const { table, id, record } of journal.changes()) {
      if (table !== name) continue;
      if (record === null) records.delete(id);
      else records.set(id, record as T);
    }
    return records;
  };
  const rows = (): Map<string, T> => (built ??= build());

  const write = (id: string, after: T | undefined): void => {
    const before = rows().get(id);
    if (after) rows().set(id, after);
    else rows().delete(id);
    journal.append({ table: name, id, record: after ?? null });
    for (const listener of listeners) listener(before, after);
  };

  return {
    get: (id) => rows().get(id),
    all: () => [...rows().values()],
    put: (record) => write(record.id, record),
    remove: (id) => write(id, undefined),
    reset: () => {
      built = undefined;
      for (const listener of resetListeners) listener();
    },
    onWrite: (listener) => void listeners.push(listener),
    onReset: (listener) => void resetListeners.push(listener),
  };
};
