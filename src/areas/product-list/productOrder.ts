import type { ListOrder } from '../../domain/queue';
import { productOrderings, type ProductState } from './productWire';

/** Sorts products by date, newest first; products under review oldest first. */
export const productOrder: ListOrder<ProductState> = {
  sort: productOrderings.LATEST,
  queue: { state: 'DITINJAU', sort: { field: 'created_at', order: 'ASC' } },
};
