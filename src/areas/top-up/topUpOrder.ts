import type { ListOrder } from '../../domain/queue';
import type { TopUpState } from './topUpWire';

/** The newest request first; among those that wait, the oldest. */
export const topUpOrder: ListOrder<TopUpState> = {
  sort: { field: 'created_at', order: 'DESC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'created_at', order: 'ASC' } },
};
