import type { DataProvider, GetListParams, RaRecord } from 'ra-core';

/** Made-up products for the lists of the gallery. */
const products: readonly RaRecord[] = [
  { id: '1', name: 'Kemeja Batik Mega Mendung', seller: 'Batik Melati', price: 185_000, status: 'TAYANG' },
  { id: '2', name: 'Kopi Gayo 250 g', seller: 'Kopi Mandiri', price: 64_000, status: 'DITINJAU' },
  {
    id: '3',
    name: 'Keripik Tempe Original 200 g',
    seller: 'Keripik Sari',
    price: 18_500,
    status: 'DIBLOKIR',
  },
];

const never = new Promise<never>(() => undefined);

/** The responses for the gallery's lists, by their filter `gallery`. */
const answers: Readonly<Record<string, () => Promise<{ data: RaRecord[]; total: number }>>> = {
  rows: () => Promise.resolve({ data: [...products], total: products.length }),
  empty: () => Promise.resolve({ data: [], total: 0 }),
  failed: () => Promise.reject(new Error('Server sedang mengalami gangguan. Coba lagi beberapa saat lagi.')),
  loading: () => never,
};

/** A data provider without a server: each list names its response in the filter. */
export const dataProvider = {
  getList: (_resource: string, { filter }: GetListParams) =>
    answers[(filter as { gallery: string }).gallery]?.() ?? never,
} as unknown as DataProvider;
