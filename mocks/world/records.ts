import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod } from '../../src/domain/paymentMethods';

/**
 * The records of the ten areas that the specification does not show (docs/areas.md; assumption throughout). Money is whole
 * rupiah; instants are ISO 8601 with `+07:00`; plain dates are `YYYY-MM-DD`. Names of people and shops are stored beside
 * their ids, so that lists can sort and search by them.
 */

/** The address of a person or a parcel: names of the four region levels, and the Kemendagri code of the village. */
export type PostalAddress = {
  village_id: string;
  province: string;
  city: string;
  district: string;
  village: string;
  postal_code: string;
  address: string;
};

export type DriverStatus = 'MENUNGGU_VERIFIKASI' | 'AKTIF' | 'DITOLAK' | 'DITANGGUHKAN';
export type DriverRecord = PostalAddress & {
  id: string;
  full_name: string;
  phone: string;
  email: string;
  nik: string;
  photo: string;
  vehicle_type: 'MOTOR' | 'MOBIL';
  merk: string;
  /** Year of the vehicle. */
  tahun: number;
  warna: string;
  plat_nomor: string;
  sim_type: 'A' | 'C';
  sim_number: string;
  sim_expired: string;
  stnk_expired: string;
  skck_expired: string;
  documents: { type: 'SIM' | 'STNK' | 'SKCK'; image: string }[];
  bank_name: string;
  account_number: string;
  account_ownership: string;
  /** 1 to 5 with one decimal; null before the first delivery. */
  rating: number | null;
  is_online: boolean;
  status: DriverStatus;
  reason: string | null;
  registered_at: string;
  history: HistoryEntry[];
};

export type UserAdminRecord = {
  id: string;
  full_name: string;
  username: string;
  email: string;
  phone: string;
  /** Name of the role. */
  role: string;
  role_id: string;
  /** Permissions of the role, such as `VIEW_ORDERAN`. */
  access_role: string[];
  is_active: boolean;
  last_login: string | null;
  created_at: string;
  /** The hash of the password, only if it was ever set; never in a response. */
  password?: string;
  history: HistoryEntry[];
};

export type Availability = 'AVAILABLE' | 'SOLD_OUT' | 'LIMITED';
export type ProductStatus = 'DITINJAU' | 'TAYANG' | 'DITOLAK' | 'DIBLOKIR';
export type ProductRecord = {
  id: string;
  name: string;
  sku: string;
  description: string;
  /** Name of the shop. */
  seller: string;
  seller_id: string;
  /** Name of the category, which has no subcategories. */
  category: string;
  category_id: string;
  /** In rupiah, before the discount. */
  price: number;
  /** Whole per cent, 0 to 70. */
  discount: number;
  stock: number;
  weight_gram: number;
  images: string[];
  condition: 'BARU' | 'BEKAS';
  min_order: number;
  /** Pieces in orders that were not cancelled. */
  sold: number;
  rating: number | null;
  availability: Availability;
  status: ProductStatus;
  reason: string | null;
  created_at: string;
  history: HistoryEntry[];
};

export type PaymentStatus = 'BELUM_DIBAYAR' | 'LUNAS' | 'DIKEMBALIKAN';
/** `price` is the price of one piece at the time of the order, after the discount; `subtotal` is price × quantity. */
export type OrderItem = {
  product_id: string;
  name: string;
  sku: string;
  image: string;
  price: number;
  quantity: number;
  weight_gram: number;
  subtotal: number;
};
export type OrderRecord = {
  id: string;
  invoice_no: string;
  created_at: string;
  buyer: string;
  buyer_id: string;
  /** Name of the shop. */
  seller: string;
  seller_id: string;
  driver: string | null;
  driver_id: string | null;
  items: OrderItem[];
  subtotal: number;
  ongkir: number;
  biaya_layanan: number;
  diskon: number;
  /** subtotal + ongkir + biaya_layanan − diskon. */
  total: number;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  paid_at: string | null;
  courier: string;
  no_resi: string | null;
  address: PostalAddress & { recipient: string; phone: string };
  status: OrderState;
  reason: string | null;
  /** The order's timeline. */
  history: HistoryEntry[];
};

export type CategoryRecord = {
  id: string;
  name: string;
  slug: string;
  parent_id: string | null;
  /** Name of an icon; null below the first level. */
  icon: string | null;
  /** Place among its siblings, from 1. */
  order: number;
  level: 1 | 2 | 3;
  /** The number of products in the category and below it, in any state. */
  product_count: number;
  is_active: boolean;
  history?: HistoryEntry[];
};

export type BannerRecord = {
  id: string;
  title: string;
  image: string;
  alt: string;
  link_type: 'PRODUK' | 'TOKO' | 'KATEGORI' | 'URL';
  /** Id of the product, shop or category, or an https address. */
  link: string;
  position: 'BERANDA' | 'KATEGORI' | 'PROMO';
  /** Place within its position, from 1. */
  order: number;
  /** Null while it is a draft. */
  start_at: string | null;
  /** Null means until it is switched off. */
  end_at: string | null;
  is_active: boolean;
  history?: HistoryEntry[];
};

export type ConsumerRecord = {
  id: string;
  full_name: string;
  phone: string;
  email: string;
  joined_at: string;
  addresses: (PostalAddress & { label: string; recipient: string; phone: string; is_main: boolean })[];
  /** The number of all orders, including cancelled ones. */
  order_count: number;
  /** Total of the orders whose payment_status is LUNAS. */
  total_spent: number;
  last_order_at: string | null;
  is_active: boolean;
  reason: string | null;
  history: HistoryEntry[];
};
