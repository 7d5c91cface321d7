import { z } from 'zod/mini';
import { orderStates } from '../../src/domain/orderStates';
import { paymentMethods } from '../../src/domain/paymentMethods';
import { storedHistory, storedInstant } from './stored';

/**
 * The records of the ten areas that the specification does not show (docs/areas.md; assumption throughout). Money is whole
 * rupiah; instants are ISO 8601 with `+07:00`; plain dates are `YYYY-MM-DD`. Names of people and shops are stored beside
 * their ids, so that lists can sort and search by them.
 */

/** The address of a person or a parcel: names of the four region levels, and the Kemendagri code of the village. */
const postalAddress = z.object({
  village_id: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  village: z.string(),
  postal_code: z.string(),
  address: z.string(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

const driverStatus = z.enum(['MENUNGGU_VERIFIKASI', 'AKTIF', 'DITOLAK', 'DITANGGUHKAN']);
export type DriverStatus = z.infer<typeof driverStatus>;
export const storedDriver = z.extend(postalAddress, {
  id: z.string(),
  full_name: z.string(),
  phone: z.string(),
  email: z.string(),
  nik: z.string(),
  photo: z.string(),
  vehicle_type: z.enum(['MOTOR', 'MOBIL']),
  merk: z.string(),
  /** Year of the vehicle. */
  tahun: z.number(),
  warna: z.string(),
  plat_nomor: z.string(),
  sim_type: z.enum(['A', 'C']),
  sim_number: z.string(),
  sim_expired: z.string(),
  stnk_expired: z.string(),
  skck_expired: z.string(),
  documents: z.array(z.object({ type: z.enum(['SIM', 'STNK', 'SKCK']), image: z.string() })),
  bank_name: z.string(),
  account_number: z.string(),
  account_ownership: z.string(),
  /** 1 to 5 with one decimal; null before the first delivery. */
  rating: z.nullable(z.number()),
  is_online: z.boolean(),
  status: driverStatus,
  reason: z.nullable(z.string()),
  registered_at: storedInstant,
  history: storedHistory,
});
export type DriverRecord = z.infer<typeof storedDriver>;

export const storedUserAdmin = z.object({
  id: z.string(),
  full_name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Name of the role. */
  role: z.string(),
  role_id: z.string(),
  /** Permissions of the role, such as `VIEW_ORDERAN`. */
  access_role: z.array(z.string()),
  is_active: z.boolean(),
  last_login: z.nullable(storedInstant),
  created_at: storedInstant,
  /** The hash of the password, only if it was ever set; never in a response. */
  password: z.optional(z.string()),
  history: storedHistory,
});
export type UserAdminRecord = z.infer<typeof storedUserAdmin>;

const availability = z.enum(['AVAILABLE', 'SOLD_OUT', 'LIMITED']);
export type Availability = z.infer<typeof availability>;
const productStatus = z.enum(['DITINJAU', 'TAYANG', 'DITOLAK', 'DIBLOKIR']);
export type ProductStatus = z.infer<typeof productStatus>;
export const storedProduct = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.string(),
  description: z.string(),
  /** Name of the shop. */
  seller: z.string(),
  seller_id: z.string(),
  /** Name of the category, which has no subcategories. */
  category: z.string(),
  category_id: z.string(),
  /** In rupiah, before the discount. */
  price: z.number(),
  /** Whole per cent, 0 to 70. */
  discount: z.number(),
  stock: z.number(),
  weight_gram: z.number(),
  images: z.array(z.string()),
  condition: z.enum(['BARU', 'BEKAS']),
  min_order: z.number(),
  /** Pieces in orders that were not cancelled. */
  sold: z.number(),
  rating: z.nullable(z.number()),
  availability: availability,
  status: productStatus,
  reason: z.nullable(z.string()),
  created_at: storedInstant,
  history: storedHistory,
});
export type ProductRecord = z.infer<typeof storedProduct>;

const paymentStatus = z.enum(['BELUM_DIBAYAR', 'LUNAS', 'DIKEMBALIKAN']);
export type PaymentStatus = z.infer<typeof paymentStatus>;
/** `price` is the price of one piece at the time of the order, after the discount; `subtotal` is price × quantity. */
const orderItem = z.object({
  product_id: z.string(),
  name: z.string(),
  sku: z.string(),
  image: z.string(),
  price: z.number(),
  quantity: z.number(),
  weight_gram: z.number(),
  subtotal: z.number(),
});
export type OrderItem = z.infer<typeof orderItem>;
export const storedOrder = z.object({
  id: z.string(),
  invoice_no: z.string(),
  created_at: storedInstant,
  buyer: z.string(),
  buyer_id: z.string(),
  /** Name of the shop. */
  seller: z.string(),
  seller_id: z.string(),
  driver: z.nullable(z.string()),
  driver_id: z.nullable(z.string()),
  items: z.array(orderItem),
  subtotal: z.number(),
  ongkir: z.number(),
  biaya_layanan: z.number(),
  diskon: z.number(),
  /** subtotal + ongkir + biaya_layanan − diskon. */
  total: z.number(),
  payment_method: z.enum(paymentMethods),
  payment_status: paymentStatus,
  paid_at: z.nullable(storedInstant),
  courier: z.string(),
  no_resi: z.nullable(z.string()),
  address: z.extend(postalAddress, { recipient: z.string(), phone: z.string() }),
  status: z.enum(orderStates),
  reason: z.nullable(z.string()),
  /** The order's timeline. */
  history: storedHistory,
});
export type OrderRecord = z.infer<typeof storedOrder>;

export const storedCategory = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  parent_id: z.nullable(z.string()),
  /** Name of an icon; null below the first level. */
  icon: z.nullable(z.string()),
  /** Place among its siblings, from 1. */
  order: z.number(),
  level: z.literal([1, 2, 3]),
  /** The number of products in the category and below it, in any state. */
  product_count: z.number(),
  is_active: z.boolean(),
  history: z.optional(storedHistory),
});
export type CategoryRecord = z.infer<typeof storedCategory>;

export const storedBanner = z.object({
  id: z.string(),
  title: z.string(),
  image: z.string(),
  alt: z.string(),
  link_type: z.enum(['PRODUK', 'TOKO', 'KATEGORI', 'URL']),
  /** Id of the product, shop or category, or an https address. */
  link: z.string(),
  position: z.enum(['BERANDA', 'KATEGORI', 'PROMO']),
  /** Place within its position, from 1. */
  order: z.number(),
  /** Null while it is a draft. */
  start_at: z.nullable(storedInstant),
  /** Null means until it is switched off. */
  end_at: z.nullable(storedInstant),
  is_active: z.boolean(),
  history: z.optional(storedHistory),
});
export type BannerRecord = z.infer<typeof storedBanner>;

export const storedConsumer = z.object({
  id: z.string(),
  full_name: z.string(),
  phone: z.string(),
  email: z.string(),
  joined_at: storedInstant,
  addresses: z.array(
    z.extend(postalAddress, {
      label: z.string(),
      recipient: z.string(),
      phone: z.string(),
      is_main: z.boolean(),
    }),
  ),
  /** The number of all orders, including cancelled ones. */
  order_count: z.number(),
  /** Total of the orders whose payment_status is LUNAS. */
  total_spent: z.number(),
  last_order_at: z.nullable(storedInstant),
  is_active: z.boolean(),
  reason: z.nullable(z.string()),
  history: storedHistory,
});
export type ConsumerRecord = z.infer<typeof storedConsumer>;
