import type { HistoryEntry } from '../../src/dataProvider/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod } from '../../src/domain/paymentMethods';

/**
 * What the embedded server keeps of the ten areas that the specification does not show (docs/areas.md; assumption throughout).
 * Money is whole rupiah; instants are ISO 8601 with `+07:00`; pure dates are `YYYY-MM-DD`; names of people and shops
 * are kept beside their ids, so that a list sorts and searches by them.
 */

/** Where somebody lives or a parcel goes: names of the four levels, and the Kemendagri code of the village. */
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
  /** Its hash, only once it was set; never in an answer. */
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
  /** Name of the category, one without subcategories. */
  category: string;
  category_id: string;
  /** Before the discount. */
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
/** `price` is what one piece cost then, after the product's discount; `subtotal` is price × quantity. */
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
  /** Name of a drawn icon; null below the first level. */
  icon: string | null;
  /** Place among its siblings, from 1. */
  order: number;
  level: 1 | 2 | 3;
  /** Products in it and below it, whatever their state. */
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
  /** Null: until it is switched off. */
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
  /** Every order, cancelled ones too. */
  order_count: number;
  /** Total of the orders whose payment_status is LUNAS. */
  total_spent: number;
  last_order_at: string | null;
  is_active: boolean;
  reason: string | null;
  history: HistoryEntry[];
};
