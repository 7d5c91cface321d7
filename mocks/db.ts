import { collections } from './collections';
import type { Journal } from './journal';
import type { StoredPicture } from './pictureStore';
import type { RestRecord, Tables } from './restRecord';
import { seedSellers } from './seed/sellers';
import type { SellerRecord } from './sellerRecord';
import { createTable, type Table } from './table';

/** A token that was issued to an account; `expires_at` in milliseconds since 1970. */
export type IssuedToken = { id: string; account_id: string; expires_at: number };

/** What an action under an idempotency key was answered; the id is who asked and the key. */
export type KeptAnswer = { id: string; path: string; answer: unknown };

export type Db = {
  sellers: Table<SellerRecord>;
  tokens: Table<IssuedToken>;
  pictures: Table<StoredPicture>;
  answers: Table<KeptAnswer>;
  collections: Tables;
  /** Back to the seed. */
  reset: () => void;
};

/** All that the server remembers: a deterministic seed with the journal replayed over it. */
export const createDb = (sellers: number, journal: Journal): Db => {
  const db = {
    sellers: createTable('sellers', () => seedSellers(sellers), journal),
    tokens: createTable<IssuedToken>('tokens', () => [], journal),
    pictures: createTable<StoredPicture>('pictures', () => [], journal),
    answers: createTable<KeptAnswer>('answers', () => [], journal),
    collections: new Map(
      collections.map(({ resource, seed }) => [resource, createTable<RestRecord>(resource, seed, journal)]),
    ),
  };
  return {
    ...db,
    reset: () => {
      const { collections: tables, ...single } = db;
      for (const table of [...Object.values(single), ...tables.values()]) table.reset();
    },
  };
};
