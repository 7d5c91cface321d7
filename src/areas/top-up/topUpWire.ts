import { history } from '../../dataProvider/history/historyWire';
import { shownInstant, shownInstantOrNull } from '../../dataProvider/instantWire';
import { code, recordId, shownInteger, shownText, shownTextOrNull } from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { ListOrder } from '../../domain/queue';
import type { Transitions } from '../../domain/stateMachine';

/**
 * assumption: the whole contract of Top-Up Saldo (docs/areas.md), in simple REST. Requests cannot be created, edited or deleted
 * here: the owner pays, and an unpaid request expires.
 */

export const topUpStates = [
  'MENUNGGU_VERIFIKASI',
  'MENUNGGU_PEMBAYARAN',
  'DISETUJUI',
  'DITOLAK',
  'KEDALUWARSA',
] as const;
type TopUpState = (typeof topUpStates)[number];

/** A decided or expired request is final. */
export const topUpTransitions = {
  approve: { from: ['MENUNGGU_VERIFIKASI'], to: 'DISETUJUI' },
  reject: { from: ['MENUNGGU_VERIFIKASI'], to: 'DITOLAK', reason: true, irrevocable: true },
} as const satisfies Transitions<TopUpState>;

export const ownerTypes = ['KONSUMEN', 'PELAPAK', 'DRIVER'] as const;

const moneyOrNull = z.nullable(shownInteger);

export const topUpRecord = z.object({
  id: recordId,
  request_code: shownText,
  owner_type: code,
  owner: shownText,
  owner_id: shownText,
  nominal: shownInteger,
  kode_unik: shownInteger,
  biaya_admin: shownInteger,
  /** nominal + kode_unik + biaya_admin: the amount that must have been received. */
  total_transfer: shownInteger,
  method: code,
  bank: shownText,
  sender: shownTextOrNull,
  /** URL of the picture of the transfer; null before payment. */
  proof: shownTextOrNull,
  created_at: shownInstant,
  expired_at: shownInstant,
  status: code,
  approved_by: shownTextOrNull,
  approved_at: shownInstantOrNull,
  rejected_by: shownTextOrNull,
  rejected_at: shownInstantOrNull,
  rejection_reason: shownTextOrNull,
  /** The owner's balance before and after the approval; null without one. */
  balance_before: moneyOrNull,
  balance_after: moneyOrNull,
  /** The owner's current balance; null if the owner was deleted. */
  owner_balance: moneyOrNull,
  history,
});
export type TopUp = z.infer<typeof topUpRecord>;

export const topUpOrder: ListOrder<TopUpState> = {
  sort: { field: 'created_at', order: 'DESC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'created_at', order: 'ASC' } },
};
