import { z } from 'zod/mini';
import type { OrderState } from '../../src/domain/orderStates';
import { type PaymentMethod, topUpMethods } from '../../src/domain/paymentMethods';
import { storedHistory, storedInstant } from './stored';

/** Top-ups, report rows and roles; records.ts describes the formats of money and instants. */

const topUpStatus = z.enum([
  'MENUNGGU_PEMBAYARAN',
  'MENUNGGU_VERIFIKASI',
  'DISETUJUI',
  'DITOLAK',
  'KEDALUWARSA',
]);
export type TopUpStatus = z.infer<typeof topUpStatus>;
const ownerType = z.enum(['KONSUMEN', 'PELAPAK', 'DRIVER']);
export type OwnerType = z.infer<typeof ownerType>;
export const storedTopUp = z.object({
  id: z.string(),
  request_code: z.string(),
  owner_type: ownerType,
  /** Name of the consumer, shop or driver. */
  owner: z.string(),
  owner_id: z.string(),
  nominal: z.number(),
  kode_unik: z.number(),
  biaya_admin: z.number(),
  /** nominal + kode_unik + biaya_admin. */
  total_transfer: z.number(),
  method: z.enum(topUpMethods),
  /** The bank that receives the transfer. */
  bank: z.string(),
  /** Name of the sender on the proof; null before payment. */
  sender: z.nullable(z.string()),
  /** URL of the picture of the transfer; null before payment. */
  proof: z.nullable(z.string()),
  created_at: storedInstant,
  /** The deadline of the payment. */
  expired_at: storedInstant,
  status: topUpStatus,
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(storedInstant),
  rejected_by: z.nullable(z.string()),
  rejected_at: z.nullable(storedInstant),
  rejection_reason: z.nullable(z.string()),
  history: storedHistory,
});
export type TopUpRecord = z.infer<typeof storedTopUp>;

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

export const storedRole = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The number of user admins with this role, active or not. */
  user_count: z.number(),
  /** Rights such as `VIEW_ORDERAN`, `MANAGE_TOP-UP_SALDO`. */
  permissions: z.array(z.string()),
  updated_at: storedInstant,
  updated_by: z.string(),
  history: storedHistory,
});
export type RoleRecord = z.infer<typeof storedRole>;
