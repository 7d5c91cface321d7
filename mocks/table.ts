import type { Journal } from './journal';

/** Records of one kind by id: the seed, with the journal replayed over it. Built when first asked for. */
export type Table<T extends { id: string }> = {
  get: (id: string) => T | undefined;
  /** In the order of the seed, what was added since at the end. */
  all: () => T[];
  put: (record: T) => void;
  remove: (id: string) => void;
  /** Back to the seed. */
  reset: () => void;
  /** Calls back after every write and every reset. */
  onChange: (listener: () => void) => void;
};

export const createTable = <T extends { id: string }>(
  name: string,
  seed: () => Iterable<T>,
  journal: Journal,
): Table<T> => {
  let built: Map<string, T> | undefined;
  const listeners: (() => void)[] = [];
  const announce = (): void => {
    for (const listener of listeners) listener();
  };

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
    if (after) rows().set(id, after);
    else rows().delete(id);
    journal.append({ table: name, id, record: after ?? null });
    announce();
  };

  return {
    get: (id) => rows().get(id),
    all: () => [...rows().values()],
    put: (record) => write(record.id, record),
    remove: (id) => write(id, undefined),
    reset: () => {
      built = undefined;
      announce();
    },
    onChange: (listener) => void listeners.push(listener),
  };
};
