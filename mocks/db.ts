import { collections } from './collections';
import type { Journal } from './journal';
import type { StoredPicture } from './pictureStore';
import { seedSellers } from './seed/sellers';
import type { SellerRecord } from './sellerRecord';
import { createTable, type Table } from './table';

/** A token that was issued to an account; `expires_at` in milliseconds since 1970. */
export type IssuedToken = { id: string; account_id: string; expires_at: number };

/** A password that was changed; the others are the demo password. */
export type ChangedPassword = { id: string; password: string };

/** A record of a simple REST collection. */
export type RestRecord = { id: string } & Record<string, unknown>;

export type Db = {
  sellers: Table<SellerRecord>;
  tokens: Table<IssuedToken>;
  passwords: Table<ChangedPassword>;
  pictures: Table<StoredPicture>;
  /** By resource name, such as `member-list/driver`. */
  collections: ReadonlyMap<string, Table<RestRecord>>;
  /** Back to the seed. */
  reset: () => void;
};

/** All that the server remembers: a deterministic seed with the journal replayed over it. */
export const createDb = (sellers: number, journal: Journal): Db => {
  const db = {
    sellers: createTable('sellers', () => seedSellers(sellers), journal),
    tokens: createTable<IssuedToken>('tokens', () => [], journal),
    passwords: createTable<ChangedPassword>('passwords', () => [], journal),
    pictures: createTable<StoredPicture>('pictures', () => [], journal),
    collections: new Map(
      collections.map(({ resource, seed }) => [resource, createTable<RestRecord>(resource, seed, journal)]),
    ),
  };
  return {
    ...db,
    reset: () => {
      for (const table of [db.sellers, db.tokens, db.passwords, db.pictures, ...db.collections.values()]) {
        table.reset();
      }
    },
  };
};
