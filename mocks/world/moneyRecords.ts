import type { HistoryEntry } from '../../src/dataProvider/history/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod, TopUpMethod } from '../../src/domain/paymentMethods';

/** Top-ups, report rows and roles; records.ts describes the formats of money and instants. */

export type TopUpStatus =
  'MENUNGGU_PEMBAYARAN' | 'MENUNGGU_VERIFIKASI' | 'DISETUJUI' | 'DITOLAK' | 'KEDALUWARSA';
export type OwnerType = 'KONSUMEN' | 'PELAPAK' | 'DRIVER';
export type TopUpRecord = {
  id: string;
  request_code: string;
  owner_type: OwnerType;
  /** Name of the consumer, shop or driver. */
  owner: string;
  owner_id: string;
  nominal: number;
  kode_unik: number;
  biaya_admin: number;
  /** nominal + kode_unik + biaya_admin. */
  total_transfer: number;
  method: TopUpMethod;
  /** The bank that receives the transfer. */
  bank: string;
  /** Name of the sender on the proof; null before payment. */
  sender: string | null;
  /** URL of the picture of the transfer; null before payment. */
  proof: string | null;
  created_at: string;
  /** The deadline of the payment. */
  expired_at: string;
  status: TopUpStatus;
  approved_by: string | null;
  approved_at: string | null;
  rejected_by: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  history: HistoryEntry[];
};

/** An order with payment_status LUNAS or DIKEMBALIKAN. `time` is when it was ordered. */
export type ReportRow = {
  id: string;
  order_id: string;
  invoice_no: string;
  time: string;
  /** Name of the shop. */
  store: string;
  store_id: string;
  buyer: string;
  buyer_id: string;
  method: PaymentMethod;
  subtotal: number;
  ongkir: number;
  biaya_layanan: number;
  /** The marketplace's share of the subtotal; 0 if the money was refunded. */
  komisi: number;
  diskon: number;
  total: number;
  /** The amount refunded to the buyer: the total, or 0. */
  refund: number;
  status: OrderState;
};

export type RoleRecord = {
  id: string;
  name: string;
  description: string;
  /** The number of user admins with this role, active or not. */
  user_count: number;
  /** Rights such as `VIEW_ORDERAN`, `MANAGE_TOP-UP_SALDO`. */
  permissions: string[];
  updated_at: string;
  updated_by: string;
  history: HistoryEntry[];
};
