import type { Tables } from '../rest/restRecord';

/**
 * Caches a value that is computed from whole tables, such as a count by id, until one of the tables changes. A list of
 * hundreds of rows reads it hundreds of times.
 * @param resources the tables from which it is computed
 */
export const keptUntilChange = <T>(
  resources: readonly string[],
  compute: (tables: Tables) => T,
): ((tables: Tables) => T) => {
  const kept = new WeakMap<Tables, { value?: { current: T } }>();
  return (tables) => {
    let entry = kept.get(tables);
    if (!entry) {
      const fresh: { value?: { current: T } } = {};
      for (const resource of resources) tables.get(resource)?.onChange(() => delete fresh.value);
      kept.set(tables, fresh);
      entry = fresh;
    }
    return (entry.value ??= { current: compute(tables) }).current;
  };
};
