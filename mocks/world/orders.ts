import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod } from '../../src/domain/paymentMethods';
import type { SellerRecord } from '../merchants/sellerRecord';
import { type Random, randomFrom } from '../seed/random';
import { arrivedBefore } from './arrivals';
import { dateOf, day, hour, instant, midnight, minute, startOfDay } from './clock';
import type { ConsumerLife } from './consumers';
import type { DriverLife } from './drivers';
import { type Fate, orderLife } from './orderLife';
import { discountedPrice, type ProductLife } from './products';
import type { OrderItem, OrderRecord } from './records';

/** Days with orders, including today: enough to compare the whole of last month with the same dates of last year. */
const days = 428;
/** The minimum number of orders today, however early it is. */
const leastToday = 4;
const quietSince = midnight('2025-11-01');

type Market = {
  products: readonly ProductLife[];
  consumers: readonly ConsumerLife[];
  drivers: readonly DriverLife[];
  sellers: ReadonlyMap<string, SellerRecord>;
  /** The names of the staff who decide complaints. */
  staff: readonly string[];
};

/**
 * Returns the number of orders of a date: growing slowly over the year, more around payday, many on double dates such as
 * 11.11.
 */
const volume = (date: string, random: Random): number => {
  const [, month = '', dayOfMonth = ''] = date.split('-');
  const grown = Math.min(5, Math.max(0, (midnight(date) - quietSince) / (75 * day)));
  const payday = Number(dayOfMonth) >= 25 && Number(dayOfMonth) <= 28 ? 3 : 0;
  return Math.round(random.int(3, 8) + grown + payday) + (month === dayOfMonth ? 14 : 0);
};

/** Picks one of the first `count`, early ones more often, like regular customers and popular goods. */
const regular = <T>(random: Random, list: readonly T[], count: number): T | undefined =>
  list[Math.min(random.int(0, count - 1), random.int(0, count - 1))];

/** Returns the first of up to 40 candidates that `fits`. */
const found = <T>(candidate: () => T | undefined, fits: (it: T) => boolean): T | undefined => {
  for (let attempt = 0; attempt < 40; attempt++) {
    const it = candidate();
    if (it !== undefined && fits(it)) return it;
  }
  return undefined;
};

const itemOf = ({ record }: ProductLife, random: Random): OrderItem => {
  const price = discountedPrice(record);
  const quantity = record.min_order + (price < 100_000 ? random.pick([0, 0, 0, 1, 2]) : 0);
  return {
    product_id: record.id,
    name: record.name,
    sku: record.sku,
    image: record.images[0] ?? '',
    price,
    quantity,
    weight_gram: record.weight_gram,
    subtotal: price * quantity,
  };
};

const methods: readonly PaymentMethod[] = [
  ...(['VIRTUAL_ACCOUNT', 'VIRTUAL_ACCOUNT', 'TRANSFER_BANK', 'TRANSFER_BANK'] as const),
  ...(['QRIS', 'QRIS', 'DOMPET_DIGITAL', 'DOMPET_DIGITAL', 'COD'] as const),
];

/** Couriers with the price of the first kilogram and of each further one, in rupiah. */
const rates = {
  Instan: [18_000, 4_000],
  'Same Day': [14_000, 3_000],
  Reguler: [10_000, 8_000],
  Kargo: [32_000, 3_500],
};

const courierOf = (random: Random, kilograms: number, sameCity: boolean): keyof typeof rates => {
  if (kilograms > 10) return 'Kargo';
  return sameCity ? random.pick(['Instan', 'Same Day']) : 'Reguler';
};

/**
 * Leaves the third order of every day unpaid, and ends the second order of every other day with a complaint, so that orders
 * in every state exist at any time.
 */
const fatedAs = (at: number, number: number): Fate | undefined => {
  if (number === 3) return 'unpaid';
  const days = Math.round(startOfDay(at) / day);
  if (number !== 2 || days % 2 !== 0) return undefined;
  return days % 4 === 0 ? 'kept' : 'refunded';
};

const orderAt = (at: number, number: number, market: Market, now: number): OrderRecord | null => {
  const { products, consumers, drivers, sellers, staff } = market;
  const date = dateOf(at);
  const random = randomFrom(`order-${date}-${number}`);
  const known = arrivedBefore(products, at);
  const onSale = ({ liveFrom, liveUntil }: ProductLife) => liveFrom <= at && at < liveUntil;
  const first = found(() => regular(random, products, known), onSale);
  const members = arrivedBefore(consumers, at);
  const buyer = found(
    () => regular(random, consumers, members),
    ({ blockedAt }) => at < blockedAt,
  )?.record;
  const seller = first && sellers.get(first.record.seller_id);
  if (!first || !buyer || !seller) return null;

  const others = products
    .slice(0, known)
    .filter((other) => other !== first && other.record.seller_id === seller.id && onSale(other));
  const basket = [first, ...others.filter(() => random.chance(0.3))].slice(0, 4);
  const items = basket.map((product) => itemOf(product, random));
  const subtotal = items.reduce((sum, item) => sum + item.subtotal, 0);
  const kilograms = Math.ceil(items.reduce((sum, item) => sum + item.weight_gram * item.quantity, 0) / 1000);
  const main = random.pick(buyer.addresses);
  const courier = courierOf(random, kilograms, main.city === seller.city);
  const [firstKilogram = 0, furtherKilogram = 0] = rates[courier];
  const ongkir = firstKilogram + (kilograms - 1) * furtherKilogram;
  const biaya_layanan = random.pick([1_000, 1_000, 2_000]);
  const diskon = random.chance(0.25) ? Math.min(50_000, Math.floor(subtotal / 10_000) * 1_000) : 0;
  const fate = fatedAs(at, number);
  const usual = random.pick(methods);
  const payment_method = fate === 'unpaid' ? 'TRANSFER_BANK' : usual;

  const life = orderLife(
    random,
    at,
    now,
    { payment_method, courier, fate },
    { buyer: buyer.full_name, seller: seller.shop_name, staff: random.pick(staff) },
  );
  const shipped = life.shippedAt;
  const fleet = arrivedBefore(drivers, at);
  const driver = found(
    () => drivers[random.int(0, fleet - 1)],
    ({ activeFrom, activeUntil }) => shipped !== null && activeFrom <= shipped && shipped < activeUntil,
  )?.record;
  const last = life.history.at(-1);
  const status = (last?.to ?? 'MENUNGGU_PEMBAYARAN') as OrderState;
  const serial = String(number).padStart(3, '0');
  const { recipient, phone, village_id, province, city, district, village, postal_code, address } = main;
  return {
    id: `order-${date.replaceAll('-', '')}-${serial}`,
    invoice_no: `INV/${date.replaceAll('-', '')}/0${serial}`,
    created_at: instant(at),
    buyer: buyer.full_name,
    buyer_id: buyer.id,
    seller: seller.shop_name,
    seller_id: seller.id,
    driver: driver?.full_name ?? null,
    driver_id: driver?.id ?? null,
    items,
    subtotal,
    ongkir,
    biaya_layanan,
    diskon,
    total: subtotal + ongkir + biaya_layanan - diskon,
    payment_method,
    payment_status: life.payment_status,
    paid_at: life.paid_at,
    courier,
    no_resi: shipped === null ? null : `KRM${date.slice(2).replaceAll('-', '')}${serial}${random.digits(4)}`,
    address: { recipient, phone, village_id, province, city, district, village, postal_code, address },
    status,
    reason: ['DIBATALKAN', 'KOMPLAIN', 'DANA_DIKEMBALIKAN'].includes(status) ? (last?.reason ?? null) : null,
    history: driver ? withDriver(driver.full_name, life.history) : life.history,
  };
};

/** Adds the driver's name to the history entry that shipped the order. */
const withDriver = (driver: string, history: readonly HistoryEntry[]): HistoryEntry[] =>
  history.map((entry) => (entry.action === 'ship' ? { ...entry, subject: driver } : entry));

/** Returns the times of a day's orders, only those until `now`. */
const timesOf = (dawn: number, now: number): number[] => {
  const date = dateOf(dawn);
  const random = randomFrom(`pesanan-${date}`);
  const hours = [8, 9, 9, 10, 11, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 22, 23];
  const times = Array.from(
    { length: volume(date, random) },
    () => dawn + random.pick(hours) * hour + random.int(0, 59) * minute + random.int(0, 59) * 1000,
  ).sort((a, b) => a - b);
  const passed = times.map((time, index) =>
    // Moves the first orders of a day that has just begun to an earlier time, so that today is never empty.
    time > now && index < leastToday
      ? dawn + Math.floor(((now - dawn) * (index + 1)) / (leastToday + 1))
      : time,
  );
  return passed.filter((time) => time <= now).sort((a, b) => a - b);
};

/** Creates fourteen months of orders until `now`, newest first. */
export const orders = (market: Market, now: number): OrderRecord[] => {
  if (market.products.length === 0) return [];
  const today = startOfDay(now);
  const made: OrderRecord[] = [];
  for (let back = 0; back < days; back++) {
    const ofDay = timesOf(today - back * day, now).flatMap(
      (at, index) => orderAt(at, index + 1, market, now) ?? [],
    );
    made.push(...ofDay.reverse());
  }
  return made;
};
