import type { GetListParams, Identifier, RaRecord } from 'ra-core';
import { productTransitions } from '../src/areas/product-list/productWire';
import type { ActParams, AppDataProvider } from '../src/dataProvider/AppDataProvider';
import type { HistoryEntry } from '../src/dataProvider/history/historyWire';
import { ApiError } from '../src/dataProvider/serverErrors';
import { randomId } from '../src/domain/randomId';
import { moveToPlace, type Placed } from '../src/list/reorder/Reorderable';
import photo from './photo.jpg';

/** What happened to a product, oldest first. */
const productHistory: readonly HistoryEntry[] = [
  { action: 'create', from: '', to: 'DITINJAU', actor: 'Batik Melati', at: '2026-11-14T02:05:00.000Z' },
  { action: 'approve', from: 'DITINJAU', to: 'TAYANG', actor: 'Rini Astuti', at: '2026-11-15T03:40:00.000Z' },
];

/** What happened to a category, oldest first: with changes, with a reason, and by a person who has a page. */
export const categoryHistory: readonly HistoryEntry[] = [
  { action: 'create', from: '', to: 'AKTIF', actor: 'Rini Astuti', at: '2026-11-14T02:05:00.000Z' },
  {
    action: 'edit',
    from: 'AKTIF',
    to: 'AKTIF',
    actor: 'Sari Wulandari',
    actor_id: '2',
    at: '2026-11-16T08:12:00.000Z',
    changes: [{ field: 'name', from: 'Baju', to: 'Pakaian' }, { field: 'slug' }],
  },
  {
    action: 'deactivate',
    from: 'AKTIF',
    to: 'TIDAK_AKTIF',
    actor: 'Sari Wulandari',
    actor_id: '2',
    at: '2026-11-17T03:40:00.000Z',
    reason: 'Digabung dengan kategori lain',
    subject: 'Kerajinan',
  },
];

const names: readonly (readonly [name: string, seller: string, price: number, status: string])[] = [
  ['Kemeja Batik Mega Mendung', 'Batik Melati', 185_000, 'TAYANG'],
  ['Kopi Gayo 250 g', 'Kopi Mandiri', 64_000, 'DITINJAU'],
  ['Keripik Tempe Original 200 g', 'Keripik Sari', 18_500, 'DIBLOKIR'],
  ['Kopi Toraja 500 g', 'Kopi Mandiri', 118_000, 'DITINJAU'],
];

/** Made-up products. */
export const products: readonly RaRecord[] = Array.from({ length: 14 }, (_, index) => {
  const [name, seller, price, status] = names[index % names.length] ?? ['', '', 0, ''];
  const round = Math.floor(index / names.length);
  return {
    id: String(index + 1),
    name: round === 0 ? name : `${name} (${round + 1})`,
    sku: `SKU-000${index + 10}`,
    seller,
    seller_id: '7',
    category: 'Umum',
    category_id: '1',
    price,
    status,
    availability: index % 3 === 2 ? 'SOLD_OUT' : 'AVAILABLE',
    stock: index % 3 === 2 ? 0 : 120 + index,
    sold: 1_250 + index * 17,
    weight_gram: 250,
    min_order: 1,
    account: `123456789${index}`,
    description: 'Dibuat oleh perajin di Cirebon. Dicuci dengan tangan, disetrika dari sisi dalam.',
    images: index % 4 === 3 ? [] : [photo],
    created_at: `2026-11-${String(index + 1).padStart(2, '0')}T02:05:00.000Z`,
    history: productHistory,
  };
});

type Row = RaRecord & Placed;

/** Made-up categories, in their order. */
const categories: readonly Row[] = ['Pakaian', 'Makanan', 'Kerajinan', 'Buku'].map((name, index) => ({
  id: String(index + 1),
  name,
  slug: name.toLowerCase(),
  order: index + 1,
  siblings: 4,
  product_count: 12 * (index + 1),
  status: index === 3 ? 'TIDAK_AKTIF' : 'AKTIF',
  history: categoryHistory,
}));

const matches = (record: RaRecord, filter: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter).every(([name, wanted]) => {
    if (name === 'q') return String(record.name).toLowerCase().includes(String(wanted).toLowerCase());
    if (name.endsWith('_gte')) return Number(record[name.slice(0, -4)]) >= Number(wanted);
    if (name.endsWith('_lte')) return Number(record[name.slice(0, -4)]) <= Number(wanted);
    return record[name] === wanted;
  });

const sorted = (rows: readonly RaRecord[], { sort }: GetListParams): RaRecord[] => {
  const field = sort?.field === 'place' ? 'order' : (sort?.field ?? 'id');
  const ascending = rows.toSorted((one, other) =>
    String(one[field]).localeCompare(String(other[field]), 'id', { numeric: true }),
  );
  return sort?.order === 'DESC' ? ascending.toReversed() : ascending;
};

/** Responds as a server does: later, and with an error where `read` throws one. */
const respond = <T>(read: () => T): Promise<T> => Promise.resolve().then(read);

/** Creates a data provider without a server. Each one has its own products and categories, and changes them. */
export const createRecords = (): AppDataProvider => {
  const tables: Record<string, RaRecord[]> = {
    'product-list': [...products],
    'make-category': [...categories],
  };
  const rowsOf = (resource: string): RaRecord[] => tables[resource] ?? [];
  const rowOf = (resource: string, id: Identifier): RaRecord => {
    const row = rowsOf(resource).find((each) => each.id === id);
    if (!row) throw new ApiError('notFound', '', 404);
    return row;
  };
  const change = (resource: string, id: Identifier, changes: object): RaRecord => {
    const changed = { ...rowOf(resource, id), ...changes };
    tables[resource] = rowsOf(resource).map((row) => (row.id === id ? changed : row));
    return changed;
  };
  const provider: Partial<AppDataProvider> = {
    getList: (resource: string, params: GetListParams) =>
      respond(() => {
        const filter = params.filter as Readonly<Record<string, unknown>>;
        const found = sorted(rowsOf(resource), params).filter((row) => matches(row, filter));
        const { page, perPage } = params.pagination ?? { page: 1, perPage: found.length };
        return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
      }),
    getOne: (resource: string, { id }: { id: Identifier }) => respond(() => ({ data: rowOf(resource, id) })),
    getMany: (resource: string, { ids }: { ids: Identifier[] }) =>
      respond(() => ({ data: ids.map((id) => rowOf(resource, id)) })),
    create: (resource: string, { data }: { data: object }) =>
      respond(() => {
        const created = { ...data, id: randomId() };
        tables[resource] = [...rowsOf(resource), created];
        return { data: created };
      }),
    update: (resource: string, { id, data }: { id: Identifier; data: { order?: number } }) =>
      respond(() => {
        const { order, ...others } = data;
        change(resource, id, others);
        if (order !== undefined)
          tables[resource] = moveToPlace(rowsOf(resource) as Row[], id, order, () => resource);
        return { data: rowOf(resource, id) };
      }),
    delete: (resource: string, { id }: { id: Identifier }) =>
      respond(() => {
        const deleted = rowOf(resource, id);
        tables[resource] = rowsOf(resource).filter((row) => row !== deleted);
        return { data: deleted };
      }),
    act: (resource: string, { id, action }: ActParams) =>
      respond(() => {
        const { to } = productTransitions[action as keyof typeof productTransitions];
        return { data: change(resource, id, { status: to }) };
      }),
  } as Partial<AppDataProvider>;
  return provider as AppDataProvider;
};

/** A response that never comes. */
export const never = (): Promise<never> => new Promise(() => undefined);

/** A server that is out of order. */
export const failing = (): Promise<never> =>
  Promise.reject(
    new ApiError('server', 'Server sedang mengalami gangguan. Coba lagi beberapa saat lagi.', 500),
  );
