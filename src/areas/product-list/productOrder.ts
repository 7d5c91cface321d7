import type { ListOrder } from '../../domain/queue';
import { productOrderings, type ProductState } from './productWire';

/** The newest product first; among those under review, the oldest. */
export const productOrder: ListOrder<ProductState> = {
  sort: productOrderings.LATEST,
  queue: { state: 'DITINJAU', sort: { field: 'created_at', order: 'ASC' } },
};
