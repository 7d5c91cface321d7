import type { OrderState } from '../../domain/orderStates';
import type { ListOrder } from '../../domain/queue';

/** Sorts orders by date, newest first; those with a complaint oldest first. */
export const orderOrder: ListOrder<OrderState> = {
  sort: { field: 'created_at', order: 'DESC' },
  queue: { state: 'KOMPLAIN', sort: { field: 'created_at', order: 'ASC' } },
};
