import type { Activity } from '../../src/dataProvider/activityWire';
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
 * A token that was issued to an account; the id is its digest. `expires_at` is in milliseconds since 1970; `endings` is how
 * often the account's sessions had been ended before.
 */
type IssuedToken = { id: string; account_id: string; expires_at: number; endings: number };

/**
 * The request (digest of path and body) and the answer of an action with an idempotency key; the id is the caller and the
 * key.
 */
type KeptAnswer = { id: string; request: string; answer: unknown; expires_at: number };

/** Who changed a record last, and when, in milliseconds since 1970; the id is the resource and the record's id. */
type RecordChange = { id: string; by: string; at: number };

export type Db = {
  sellers: Table<SellerRecord>;
  tokens: Table<IssuedToken>;
  pictures: Table<StoredPicture>;
  answers: Table<KeptAnswer>;
  changes: Table<RecordChange>;
  notes: Table<NoteRecord>;
  /** What user admins did that no record keeps (activityLog.ts). */
  activity: Table<Activity>;
  /** Every area's records, the sellers among them. */
  collections: Tables;
  /** Every permission that a role may hold. */
  permissions: readonly string[];
  merchantSearch: MerchantSearch;
  loginLimit: LoginLimit;
  hashing: Hashing;
  /** A transaction: keeps all that a function writes, or nothing (dbTransactions.ts). */
  transaction: Transactions['run'];
  /** Does in advance, in short steps, what the first requests would wait for. */
  prepare: () => Generator<void>;
  /** Back to the seed. */
  reset: () => void;
};

/** All that the server remembers: the deterministic seed of so many sellers, with the journal replayed over it. */
export const createDb = (count: number, journal: Journal, hashing: Hashing): Db => {
  const transactions = transactionsOf(journal);
  const sellers = createTable('sellers', () => seedSellersInTurn(count), transactions);
  const permissions = permissionsWith(collections);
  /** One for all tables, though each is built when it is first read, maybe after midnight. */
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
