import { z } from '../../dataProvider/zod';
import { code, history } from '../../dataProvider/wire';
import type { Transitions } from '../../rules/stateMachine';

/**
 * Top-Up Saldo as it travels: users-services/api/v1/backoffice/top-up in the simple REST dialect. The specification
 * shows nothing of it: asumsi throughout (AREAS.md). Money is whole rupiah, instants are ISO 8601 with offset.
 *
 * Beyond reading, staff do two things, each `POST top-up/<id>/<action>` with an Idempotency-Key: `approve` (body `{}`)
 * and `reject` (body `{ reason }`). Nobody creates, edits or deletes a request; paying is the owner's doing, expiring
 * the clock's.
 */

export const topUpStates = [
  'MENUNGGU_VERIFIKASI',
  'MENUNGGU_PEMBAYARAN',
  'DISETUJUI',
  'DITOLAK',
  'KEDALUWARSA',
] as const;
export type TopUpState = (typeof topUpStates)[number];

/** What staff may decide. A decided or expired request is final. */
export const topUpTransitions = {
  approve: { from: ['MENUNGGU_VERIFIKASI'], to: 'DISETUJUI' },
  reject: { from: ['MENUNGGU_VERIFIKASI'], to: 'DITOLAK', reason: true },
} as const satisfies Transitions<TopUpState>;

export const ownerTypes = ['KONSUMEN', 'PELAPAK', 'DRIVER'] as const;
export const topUpMethods = ['TRANSFER_BANK', 'VIRTUAL_ACCOUNT', 'QRIS', 'SETOR_TUNAI'] as const;

const money = z.int();

export const topUpRecord = z.object({
  id: z.string().check(z.minLength(1)),
  request_code: z.string(),
  owner_type: code,
  owner: z.string(),
  owner_id: z.string(),
  nominal: money,
  kode_unik: money,
  biaya_admin: money,
  /** nominal + kode_unik + biaya_admin: what must have arrived. */
  total_transfer: money,
  method: code,
  bank: z.string(),
  sender: z.nullable(z.string()),
  /** Address of the picture of the transfer; null before payment. */
  proof: z.nullable(z.string()),
  created_at: z.string(),
  expired_at: z.string(),
  status: code,
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(z.string()),
  rejected_by: z.nullable(z.string()),
  rejected_at: z.nullable(z.string()),
  rejection_reason: z.nullable(z.string()),
  /** The owner's balance around an approval; null otherwise. */
  balance_before: z.nullable(money),
  balance_after: z.nullable(money),
  /** What the owner holds now; null where the owner no longer exists. */
  owner_balance: z.nullable(money),
  history,
});
export type TopUp = z.infer<typeof topUpRecord>;
