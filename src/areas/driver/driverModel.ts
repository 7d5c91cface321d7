import { isPlainDate } from '../../domain/format/plainDate';
import type { ListOrder } from '../../domain/queue';
import { type DocumentType, documentTypes, type Driver, type DriverState, expiryOf } from './driverWire';

export const driverOrder: ListOrder<DriverState> = {
  sort: { field: 'full_name', order: 'ASC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'registered_at', order: 'ASC' } },
};

export const firstToEnd = (driver: Driver): DocumentType =>
  documentTypes
    .filter((type) => isPlainDate(expiryOf(driver, type)))
    .sort((a, b) => expiryOf(driver, a).localeCompare(expiryOf(driver, b)))[0] ?? 'SIM';

export const driverCodes = { vehicle_type: 'vehicles', sim_type: 'licences' };
