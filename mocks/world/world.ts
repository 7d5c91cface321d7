import type { SellerRecord } from '../merchants/sellerRecord';
import { hash } from '../seed/random';
import { seedSellers } from '../seed/sellers';
import { banners } from './banners';
import { emptyCategories } from './categories';
import { dateOf } from './clock';
import { consumerLives } from './consumers';
import { driverLives } from './drivers';
import type { RoleRecord, TopUpRecord } from './moneyRecords';
import { orders } from './orders';
import { productLives } from './products';
import type {
  BannerRecord,
  CategoryRecord,
  ConsumerRecord,
  DriverRecord,
  OrderRecord,
  ProductRecord,
  UserAdminRecord,
} from './records';
import { namesOf, roles, userAdmins } from './staff';
import { topUps } from './topUps';
import { productsByCategory, soldByProduct, spendingByConsumer, spendingOf } from './totals';

/** All data of the marketplace at one moment, consistent in itself. Read-only: tables copy what changes. */
export type World = {
  /** The moment, in milliseconds since 1970; nothing in the world happens after it. */
  now: number;
  sellers: readonly SellerRecord[];
  categories: readonly CategoryRecord[];
  products: readonly ProductRecord[];
  consumers: readonly ConsumerRecord[];
  drivers: readonly DriverRecord[];
  orders: readonly OrderRecord[];
  topUps: readonly TopUpRecord[];
  banners: readonly BannerRecord[];
  roles: readonly RoleRecord[];
  userAdmins: readonly UserAdminRecord[];
};

/** The maximum number of shops with products of their own, so that the world stays small even with many sellers. */
const mostShops = 200;

const build = (now: number, shops: number): World => {
  const sellers = seedSellers(shops);
  const admins = userAdmins(now);
  const chiefs = namesOf(admins, 'peran-superadmin');
  const productPlans = productLives(sellers, [...chiefs, ...namesOf(admins, 'peran-katalog')], now);
  const service = [...chiefs, ...namesOf(admins, 'peran-layanan')];
  const consumerPlans = consumerLives(service, now);
  const driverPlans = driverLives([...chiefs, ...namesOf(admins, 'peran-armada')], now);

  const made = orders(
    {
      products: productPlans,
      consumers: consumerPlans,
      drivers: driverPlans,
      sellers: new Map(sellers.map((seller) => [seller.id, seller])),
      staff: service,
    },
    now,
  );
  const requests = topUps(
    {
      consumers: consumerPlans,
      drivers: driverPlans,
      sellers: sellers.filter(({ is_active }) => is_active),
      staff: [...chiefs, ...namesOf(admins, 'peran-keuangan')],
    },
    now,
  );
  const sold = soldByProduct(made);
  const spending = spendingByConsumer(made);
  const products = productPlans.map(({ record }): ProductRecord => {
    const pieces = sold.get(record.id) ?? 0;
    const rating = pieces > 0 ? (36 + (hash(record.id) % 15)) / 10 : null;
    return { ...record, sold: pieces, rating };
  });
  const counts = productsByCategory(emptyCategories, products);
  const categories = emptyCategories.map((category) => ({
    ...category,
    product_count: counts.get(category.id) ?? 0,
  }));
  return {
    now,
    sellers,
    categories,
    products,
    consumers: consumerPlans.map(({ record }) => ({
      ...record,
      ...spendingOf(spending, record.id),
    })),
    drivers: driverPlans.map(({ record }) => record),
    orders: made,
    topUps: requests,
    banners: banners(sellers, categories, products, now),
    roles: roles(admins),
    userAdmins: admins,
  };
};

const built = new Map<string, World>();

/**
 * Returns the world at a moment, now by default. It is built on first use and cached for the day in WIB, so that all
 * collections of a process see the same world.
 * @param now an instant; a test passes its own
 * @param sellers the number of sellers (API_SELLERS)
 */
export const world = ({ now, sellers = mostShops }: { now?: Date; sellers?: number } = {}): World => {
  const time = now?.getTime() ?? Date.now();
  const shops = Math.min(sellers, mostShops);
  const key = `${now ? time : dateOf(time)} ${shops}`;
  const kept = built.get(key) ?? build(time, shops);
  built.set(key, kept);
  return kept;
};
