import { randomFrom } from '../seed/random';
import { seedSellers } from '../seed/sellers';
import { records, type Collection } from './collection';

const goods = [
  ['Kopi Gayo Arabika 250 gr', 'Makanan & Minuman', 78_000],
  ['Batik Parang Lengan Panjang', 'Fesyen Pria', 245_000],
  ['Keripik Tempe Original', 'Makanan & Minuman', 18_500],
  ['Sandal Kulit Pria', 'Fesyen Pria', 165_000],
  ['Sambal Bawang Botol 150 ml', 'Makanan & Minuman', 32_000],
  ['Monstera Deliciosa', 'Rumah & Taman', 95_000],
  ['Gamis Katun Jepang', 'Fesyen Wanita', 189_000],
  ['Kabel Data USB C 1 m', 'Elektronik', 29_900],
  ['Kursi Teras Jati', 'Rumah & Taman', 875_000],
  ['Tas Rotan Bulat', 'Fesyen Wanita', 135_000],
] as const;

export const products: Collection = {
  resource: 'product-list',
  permission: 'LIST_PRODUK',
  seed: () => {
    const shops = seedSellers(30).map(({ shop_name }) => shop_name);
    return records(120, (number) => {
      const random = randomFrom(`produk-${number}`);
      const [name, category, price] = random.pick(goods);
      const stock = random.pick([0, 3, 8, 25, 60, 140]);
      return {
        id: `produk-${number}`,
        name,
        sku: `SKU-${String(number).padStart(5, '0')}`,
        seller: random.pick(shops),
        category,
        price,
        stock,
        sold: random.int(0, 900),
        availability: stock === 0 ? 'SOLD_OUT' : stock < 10 ? 'LIMITED' : 'AVAILABLE',
        status: random.pick(['TAYANG', 'TAYANG', 'TAYANG', 'DITINJAU', 'DITOLAK', 'DIBLOKIR']),
      };
    });
  },
};
