import { randomFrom } from '../seed/random';
import type { Collection } from './collection';

const names = [
  'Makanan & Minuman',
  'Fesyen Pria',
  'Fesyen Wanita',
  'Elektronik',
  'Rumah & Taman',
  'Kesehatan & Kecantikan',
  'Ibu & Bayi',
  'Olahraga',
  'Buku & Alat Tulis',
  'Otomotif',
  'Kerajinan Tangan',
  'Pertanian',
];

export const categories: Collection = {
  resource: 'make-category',
  permission: 'BUAT_KATEGORI',
  seed: () =>
    names.map((name, index) => ({
      id: `kategori-${index + 1}`,
      name,
      slug: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      order: index + 1,
      product_count: randomFrom(name).int(4, 320),
      is_active: index !== 9,
    })),
};
