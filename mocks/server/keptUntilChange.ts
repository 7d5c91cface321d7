import type { Tables } from '../rest/restRecord';

/**
 * What follows from whole tables, such as a count by id, computed once and again only after one of them has changed: a
 * list of hundreds of rows asks for it hundreds of times.
 * @param resources the tables that it follows from
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
