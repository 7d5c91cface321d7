import type { Table } from '../storage/table';

/** A record of a simple REST collection. */
export type RestRecord = { id: string } & Record<string, unknown>;

/** Every collection's table by resource name, such as `member-list/driver`. */
export type Tables = ReadonlyMap<string, Table<RestRecord>>;

/** The table of a resource, its records as its own collection declares them. @throws Error for an unknown resource */
export const tableOf = <T extends RestRecord>(tables: Tables, resource: string): Table<T> => {
  const table = tables.get(resource);
  if (!table) throw new Error(`No table for ${resource}`);
  // Filled by the seed of the same declaration that names T.
  return table as unknown as Table<T>;
};
