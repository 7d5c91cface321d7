import type { ListOrder } from '../../domain/queue';
import type { DriverState } from './driverWire';

/** Drivers by name; among those that wait, the first to register. */
export const driverOrder: ListOrder<DriverState> = {
  sort: { field: 'full_name', order: 'ASC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'registered_at', order: 'ASC' } },
};
