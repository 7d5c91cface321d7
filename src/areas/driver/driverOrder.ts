import type { ListOrder } from '../../domain/queue';
import type { DriverState } from './driverWire';

/** Sorts drivers by name, and those that await verification by their registration, the oldest first. */
export const driverOrder: ListOrder<DriverState> = {
  sort: { field: 'full_name', order: 'ASC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'registered_at', order: 'ASC' } },
};
