import type { Activity } from '../../src/dataProvider/history/historyWire';
import { collections } from '../collections';
import { createMerchantSearch, type MerchantSearch } from '../merchants/merchantSearch';
import type { SellerRecord } from '../merchants/sellerRecord';
import type { RestRecord, Tables } from '../rest/restRecord';
import { seedSellersInTurn } from '../seed/sellers';
import { permissionsWith } from '../server/accounts';
import type { Hashing } from '../server/hashing';
import { createLoginLimit, type LoginLimit } from '../server/loginLimit';
import { type NoteRecord, seedNotes } from '../world/notes';
import { type World, world } from '../world/world';
import { type Transactions, transactionsOf } from './dbTransactions';
import type { Journal } from './journal';
import type { StoredPicture } from './pictureStore';
import { createTable, type Table } from './table';

/**
 * A token that was issued to an account; the id is its digest. `expires_at` is in milliseconds since 1970; `endings` counts
 * how often the account's sessions had been ended before.
 */
type IssuedToken = { id: string; account_id: string; expires_at: number; endings: number };

/** The request (digest of path and body) and response of an action with an idempotency key; the id is caller and key. */
type KeptAnswer = {
  id: string;
  request: string;
  answer: Readonly<Record<string, unknown>>;
  expires_at: number;
};

/**
 * The name of the last person who changed a record, and the time in milliseconds since 1970; the id is resource and record
 * id.
 */
type RecordChange = { id: string; by: string; at: number };

export type Db = {
  sellers: Table<SellerRecord>;
  tokens: Table<IssuedToken>;
  pictures: Table<StoredPicture>;
  answers: Table<KeptAnswer>;
  changes: Table<RecordChange>;
  notes: Table<NoteRecord>;
  /** Activity of user admins that no record stores (activityLog.ts). */
  activity: Table<Activity>;
  /** The records of every area, including the sellers. */
  collections: Tables;
  /** Every permission that a role can contain. */
  permissions: readonly string[];
  merchantSearch: MerchantSearch;
  loginLimit: LoginLimit;
  hashing: Hashing;
  /** Runs a function as a transaction: stores all of its writes or none (dbTransactions.ts). */
  transaction: Transactions['run'];
  /** Builds, in short steps, what the first requests would wait for. */
  prepare: () => Generator<void>;
  /** Restores the seed. */
  reset: () => void;
};

/** Creates the server's data: the deterministic seed with `count` sellers, with the journal replayed over it. */
export const createDb = (count: number, journal: Journal, hashing: Hashing): Db => {
  const transactions = transactionsOf(journal);
  const sellers = createTable('sellers', () => seedSellersInTurn(count), transactions);
  const permissions = permissionsWith(collections);
  /** One world for all tables, because some are first read, and so built, after midnight. */
  let seeded: World | undefined;
  const worldNow = () => (seeded ??= world({ sellers: count }));
  const tables = {
    sellers,
    tokens: createTable<IssuedToken>('tokens', () => [], transactions),
    pictures: createTable<StoredPicture>('pictures', () => [], transactions),
    answers: createTable<KeptAnswer>('answers', () => [], transactions),
    changes: createTable<RecordChange>('changes', () => [], transactions),
    activity: createTable<Activity>('activity', () => [], transactions),
    notes: createTable<NoteRecord>('notes', () => seedNotes(worldNow()), transactions),
  };
  const areas = new Map(
    collections.map((collection) => [
      collection.resource,
      createTable<RestRecord>(
        collection.resource,
        () => collection.seed(worldNow, permissions),
        transactions,
        (record) => collection.keptAs?.(record, hashing) ?? record,
      ),
    ]),
  );
  const merchantSearch = createMerchantSearch(sellers);
  const loginLimit = createLoginLimit();
  return {
    ...tables,
    collections: new Map([...areas, ['member-list/seller', sellers as unknown as Table<RestRecord>]]),
    permissions,
    merchantSearch,
    loginLimit,
    hashing,
    transaction: transactions.run,
    prepare: function* () {
      yield* sellers.prepare();
      yield* merchantSearch.prepare();
      worldNow();
    },
    reset: () => {
      seeded = undefined;
      for (const table of [...Object.values(tables), ...areas.values()]) table.reset();
      loginLimit.reset();
    },
  };
};
