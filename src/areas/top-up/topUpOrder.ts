import type { ListOrder } from '../../domain/queue';
import type { TopUpState } from './topUpWire';

/** Sorts requests by date, newest first; those that await verification oldest first. */
export const topUpOrder: ListOrder<TopUpState> = {
  sort: { field: 'created_at', order: 'DESC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'created_at', order: 'ASC' } },
};
