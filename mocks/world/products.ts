import type { SellerRecord } from '../merchants/sellerRecord';
import { hash, randomFrom } from '../seed/random';
import { publicUrl, seededPictures } from '../storage/pictureStore';
import { type Arrival, arrivals, later } from './arrivals';
import { type Good, goods } from './categories';
import { hour, instant } from './clock';
import { historyUntil } from './history';
import type { Availability, ProductRecord, ProductStatus } from './records';

/** A product, and the period in which it could be ordered: from `liveFrom` until `liveUntil`. */
export type ProductLife = { record: ProductRecord; at: number; liveFrom: number; liveUntil: number };

/** A stock below this number is LIMITED. */
const limitedBelow = 10;

/** Returns the availability of a stock (specification §3 'Product filters'). */
export const availabilityOf = (stock: number): Availability =>
  stock === 0 ? 'SOLD_OUT' : stock < limitedBelow ? 'LIMITED' : 'AVAILABLE';

/** Returns the price of one piece after the discount, in whole rupiah. */
export const discountedPrice = ({ price, discount }: Pick<ProductRecord, 'price' | 'discount'>): number =>
  price - Math.floor((price * discount) / 100);

const rejections = [
  'Foto produk buram, mohon unggah ulang foto yang jelas',
  'Kategori tidak sesuai dengan produk',
  'Deskripsi memuat kontak di luar aplikasi',
] as const;
const blocks = [
  'Dilaporkan pembeli karena tidak sesuai foto',
  'Harga tidak wajar',
  'Izin edar produk belum dilampirkan',
] as const;

const departments = [
  'Makanan & Minuman',
  'Fesyen',
  'Elektronik',
  'Rumah & Taman',
  'Kesehatan & Kecantikan',
  'Buku & Alat Tulis',
];

/** Returns two drawn pictures: one of the product's department, one of its shop. */
const pictures = (good: Good, shop: SellerRecord): string[] => {
  const drawn = seededPictures.products;
  const index = Math.max(0, departments.indexOf(good.department));
  return [publicUrl(drawn[index % drawn.length] ?? drawn[0]), shop.merchant_photo_doc];
};

const lifeOf = (
  { number, at }: Arrival,
  shop: SellerRecord,
  good: Good,
  reviewers: readonly string[],
  now: number,
): ProductLife => {
  const random = randomFrom(`produk-${number}`);
  const reviewed = at + later(random, 2, 18);
  const rejected = random.chance(0.04);
  const blocked = random.chance(0.06) ? reviewed + later(random, 20, 400) : Infinity;
  const history = historyUntil(now);
  const [reviewer, blocker] = [random.pick(reviewers), random.pick(reviewers)];
  const [rejection, block] = [random.pick(rejections), random.pick(blocks)];
  history.step('create', 'DITINJAU', at, shop.shop_name);
  if (rejected) history.step('reject', 'DITOLAK', reviewed, reviewer, rejection);
  else {
    history.step('approve', 'TAYANG', reviewed, reviewer);
    history.step('block', 'DIBLOKIR', blocked, blocker, block);
  }
  const last = history.entries.at(-1);
  const stock = random.pick([0, 2, 6, 12, 18, 25, 40, 60, 85, 140, 320]);
  return {
    at,
    liveFrom: rejected ? Infinity : reviewed + hour,
    liveUntil: blocked,
    record: {
      id: `produk-${number}`,
      name: good.name,
      sku: `${shop.shop_name.slice(0, 3).toUpperCase()}-${String(number).padStart(5, '0')}`,
      description: `${good.name} dari ${shop.shop_name}, ${shop.city}. ${shop.description}.`,
      seller: shop.shop_name,
      seller_id: shop.id,
      category: good.category,
      category_id: good.category_id,
      price: Math.round((good.price * random.int(88, 115)) / 50_000) * 500,
      discount: random.chance(0.3) ? random.pick([5, 10, 15, 20, 25, 30, 50]) : 0,
      stock,
      weight_gram: good.weight,
      images: pictures(good, shop),
      condition: random.chance(0.05) ? 'BEKAS' : 'BARU',
      min_order: good.price < 20_000 ? random.pick([1, 1, 2, 3]) : 1,
      sold: 0,
      rating: null,
      availability: availabilityOf(stock),
      status: (last?.to ?? 'DITINJAU') as ProductStatus,
      reason: last?.reason ?? null,
      created_at: instant(at),
      history: history.entries,
    },
  };
};

/** Creates the products that active shops have put up for sale until `now`: each good at most once per shop. */
export const productLives = (
  sellers: readonly SellerRecord[],
  reviewers: readonly string[],
  now: number,
): ProductLife[] => {
  const shops = sellers.filter(({ is_active }) => is_active);
  const wares = new Map(
    shops.map(({ id, shop_name }) => [
      id,
      goods.filter(({ trades }) => trades.some((trade) => shop_name.startsWith(`${trade} `))),
    ]),
  );
  return arrivals('produk', 250, 26 * hour, now).flatMap((arrival) => {
    const shop = shops[(arrival.number - 1) % shops.length];
    const offered = (shop && wares.get(shop.id)) ?? [];
    const round = Math.floor((arrival.number - 1) / shops.length);
    const good = shop && offered[(round + hash(shop.id)) % offered.length];
    return good && round < offered.length ? [lifeOf(arrival, shop, good, reviewers, now)] : [];
  });
};
