import { history } from '../../dataProvider/history/historyWire';
import { shownInstant } from '../../dataProvider/instantWire';
import {
  answeredList,
  code,
  recordId,
  shownFlag,
  shownInteger,
  shownList,
  shownNumber,
  shownText,
  shownTextOrNull,
  transformed,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import { addDays, isPlainDate } from '../../domain/format/plainDate';
import type { ListOrder } from '../../domain/queue';
import type { Transitions } from '../../domain/stateMachine';

/**
 * assumption: the whole contract of Driver (docs/areas.md), in simple REST. Drivers register in their own app, so staff cannot
 * create or delete them. `PUT member-list/driver/<id>` takes the plain data of `driverChange`, never the state.
 */

export const driverStates = ['MENUNGGU_VERIFIKASI', 'AKTIF', 'DITANGGUHKAN', 'DITOLAK'] as const;
type DriverState = (typeof driverStates)[number];

export const driverTransitions = {
  verify: { from: ['MENUNGGU_VERIFIKASI'], to: 'AKTIF' },
  reject: { from: ['MENUNGGU_VERIFIKASI'], to: 'DITOLAK', reason: true },
  suspend: { from: ['AKTIF'], to: 'DITANGGUHKAN', reason: true },
  activate: { from: ['DITANGGUHKAN'], to: 'AKTIF' },
  review: { from: ['DITOLAK'], to: 'MENUNGGU_VERIFIKASI' },
} as const satisfies Transitions<DriverState>;

export const vehicleTypes = ['MOTOR', 'MOBIL'] as const;
export const documentTypes = ['SIM', 'STNK', 'SKCK'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const licenceFor = { MOTOR: 'C', MOBIL: 'A' } as const;

export const simNumberPattern = /^\d{12,16}$/;
export const platePattern = /^[A-Z]{1,2} \d{1,4} [A-Z]{1,3}$/;
export const oldestVehicle = 1990;

/** An earlier year is one that was typed in part, such as 0202. */
export const isDocumentDate = (text: string): boolean => isPlainDate(text) && text >= String(oldestVehicle);

export const driverSecrets = ['nik', 'sim_number', 'account_number'] as const;
export type DriverSecret = (typeof driverSecrets)[number];

/**
 * Body of PUT: the data that staff may change. Name, NIK, region and pictures were verified and cannot be changed. An omitted
 * number keeps its stored value.
 */
export const driverChange = z.strictObject({
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  postal_code: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  merk: z.string(),
  tahun: z.int(),
  warna: z.string(),
  plat_nomor: z.string(),
  sim_type: z.enum(['A', 'C']),
  sim_number: z.optional(z.string()),
  /** Expiry dates, `YYYY-MM-DD`. */
  sim_expired: z.string(),
  stnk_expired: z.string(),
  skck_expired: z.string(),
  bank_name: z.string(),
  account_number: z.optional(z.string()),
  account_ownership: z.string(),
});
export type DriverChange = z.infer<typeof driverChange>;

export const driverRecord = z.object({
  id: recordId,
  full_name: shownText,
  nik: shownText,
  photo: shownTextOrNull,
  phone: shownText,
  email: shownText,
  province: shownText,
  city: shownText,
  district: shownText,
  village: shownText,
  address: shownText,
  postal_code: shownText,
  vehicle_type: code,
  merk: shownText,
  tahun: transformed(shownInteger, (year) => (Number.isNaN(year) ? null : year)),
  warna: shownText,
  plat_nomor: shownText,
  sim_type: code,
  sim_number: shownText,
  sim_expired: shownText,
  stnk_expired: shownText,
  skck_expired: shownText,
  bank_name: shownText,
  account_number: shownText,
  account_ownership: shownText,
  documents: shownList(z.object({ type: z.enum(documentTypes), image: z.string() })),
  balance: shownInteger,
  /** Null if nobody has rated yet. */
  rating: z.nullable(shownNumber),
  is_online: shownFlag,
  status: code,
  reason: shownTextOrNull,
  registered_at: shownInstant,
  history,
});
export type Driver = z.infer<typeof driverRecord>;

/** The fields with codes, and where their words are. */
export const driverCodes = { vehicle_type: 'vehicles', sim_type: 'licences' };

export const driverCities = answeredList(shownText);

/** A document is due from so many days before its end. */
const dueDays = 30;

/** The field with the date on which each document expires. */
export const expiryFields = { SIM: 'sim_expired', STNK: 'stnk_expired', SKCK: 'skck_expired' } as const;

export const expiryOf = (
  driver: Pick<Driver, (typeof expiryFields)[DocumentType]>,
  type: DocumentType,
): string => driver[expiryFields[type]];

export const isDue = (expiry: string, today: string): boolean =>
  isPlainDate(expiry) && expiry <= addDays(today, dueDays);

export const driverOrder: ListOrder<DriverState> = {
  sort: { field: 'full_name', order: 'ASC' },
  queue: { state: 'MENUNGGU_VERIFIKASI', sort: { field: 'registered_at', order: 'ASC' } },
};
