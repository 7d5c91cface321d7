import type { Table } from '../storage/table';

/** A record of a simple REST collection. */
export type RestRecord = { id: string } & Record<string, unknown>;

/** Every collection's table by resource name, such as `member-list/driver`. */
export type Tables = ReadonlyMap<string, Table<RestRecord>>;

/** Returns the table of a resource; T is the record type of its collection. @throws Error for an unknown resource */
export const tableOf = <T extends RestRecord>(tables: Tables, resource: string): Table<T> => {
  const table = tables.get(resource);
  if (!table) throw new Error(`No table for ${resource}`);
  // Safe: the collection that declares T also seeds this table.
  return table as unknown as Table<T>;
};
