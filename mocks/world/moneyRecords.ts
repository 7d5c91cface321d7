import type { HistoryEntry } from '../../src/dataProvider/historyWire';
import type { OrderState } from '../../src/domain/orderStates';
import type { PaymentMethod, TopUpMethod } from '../../src/domain/paymentMethods';

/** Top-ups, the rows of the report, and roles: see records.ts for what money and instants look like. */

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
  /** The bank it is sent to. */
  bank: string;
  /** Who sent the money, as the proof says; null before that. */
  sender: string | null;
  /** Address of the picture of the transfer; null before payment. */
  proof: string | null;
  created_at: string;
  /** Until when it may be paid. */
  expired_at: string;
  status: TopUpStatus;
  approved_by: string | null;
  approved_at: string | null;
  rejected_by: string | null;
  rejected_at: string | null;
  rejection_reason: string | null;
  history: HistoryEntry[];
};

/** One order whose money moved: payment_status LUNAS or DIKEMBALIKAN. `time` is when it was ordered. */
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
  /** The marketplace's share of the subtotal; 0 when the money went back. */
  komisi: number;
  diskon: number;
  total: number;
  /** What went back to the buyer: the total, or 0. */
  refund: number;
  status: OrderState;
};

export type RoleRecord = {
  id: string;
  name: string;
  description: string;
  /** User admins who hold it, active or not. */
  user_count: number;
  /** Such as `VIEW_ORDERAN`, `MANAGE_TOP-UP_SALDO`. */
  permissions: string[];
  updated_at: string;
  updated_by: string;
  history: HistoryEntry[];
};
