import { vi } from 'vitest';
import type { Db } from '../../../mocks/storage/db';
import { banners, categories } from './content';
import { orders } from './orders';
import { consumers, drivers, sellers } from './people';
import { products } from './products';
import { topUps } from './topUps';

/** The moment of the small world: a Friday morning in Jakarta. */
export const moment = '2026-11-20T09:05:00+07:00';

type Row = { id: string };
/** Records by the name of their resource. */
type Rows = Readonly<Record<string, readonly Row[]>>;

/** A handful of records of every area, written by hand, so that a test can say every figure by itself. */
const smallWorld: Rows = {
  'member-list/seller': sellers,
  'member-list/driver': drivers,
  'consumer-list': consumers,
  'product-list': products,
  orders,
  'make-category': categories,
  'master-data/banner-information': banners,
  'top-up': topUps,
};

/** Sets the clock to `moment`, and fills the embedded API's tables with the small world; `rows` replaces whole tables. */
export const layDown = (db: Db, rows: Rows = {}): void => {
  vi.setSystemTime(moment);
  for (const [resource, records] of Object.entries({ ...smallWorld, ...rows })) {
    const table = db.collections.get(resource);
    if (!table) throw new Error(`No table for ${resource}`);
    for (const { id } of table.all()) table.remove(id);
    for (const record of records) table.put({ ...record });
  }
};

/** So many copies of a record, each with an id of its own. */
export const copies = <T extends Row>(record: T, count: number): T[] =>
  Array.from({ length: count }, (_, index) => ({ ...record, id: `${record.id}-${index + 1}` }));
