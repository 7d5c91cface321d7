import { history } from '../../dataProvider/historyWire';
import {
  code,
  recordId,
  shownFlag,
  shownInteger,
  shownList,
  shownText,
  shownTextOrNull,
} from '../../dataProvider/wire';
import { z } from '../../dataProvider/zod';
import type { Transitions } from '../../domain/stateMachine';
import { addDays, isPlainDate } from '../../format/plainDate';

/**
 * Drivers as they travel: users-services/api/v1/backoffice/member-list/driver in the simple REST dialect. The
 * specification shows nothing of it: assumption throughout (docs/areas.md). Drivers register themselves in their own app: staff
 * create and delete none. A state changes by `POST member-list/driver/<id>/<action>` alone; PUT takes the plain data of
 * `driverChange`. `GET member-list/driver/cities` answers with the cities that drivers live in. A host may mask the numbers
 * of `driverSecrets`; `POST member-list/driver/<id>/reveal` then answers one of them and keeps who looked
 * (docs/decisions/0046).
 */

export const driverStates = ['MENUNGGU_VERIFIKASI', 'AKTIF', 'DITANGGUHKAN', 'DITOLAK'] as const;
export type DriverState = (typeof driverStates)[number];

export const driverTransitions = {
  verify: { from: ['MENUNGGU_VERIFIKASI'], to: 'AKTIF' },
  reject: { from: ['MENUNGGU_VERIFIKASI'], to: 'DITOLAK', reason: true },
  suspend: { from: ['AKTIF'], to: 'DITANGGUHKAN', reason: true },
  activate: { from: ['DITANGGUHKAN'], to: 'AKTIF' },
  review: { from: ['DITOLAK'], to: 'MENUNGGU_VERIFIKASI' },
} as const satisfies Transitions<DriverState>;

export const vehicleTypes = ['MOTOR', 'MOBIL'] as const;
export const documentTypes = ['SIM', 'STNK', 'SKCK'] as const;
type DocumentType = (typeof documentTypes)[number];

/** The driving licence that each kind of vehicle asks for. */
export const licenceFor = { MOTOR: 'C', MOBIL: 'A' } as const;

/** What staff may change. Name, NIK, region and pictures stay what the driver has proven. */
const plainData = {
  phone: z.string(),
  email: z.string(),
  address: z.string(),
  postal_code: z.string(),
  vehicle_type: z.enum(vehicleTypes),
  merk: z.string(),
  /** Year of the vehicle. */
  tahun: z.int(),
  warna: z.string(),
  plat_nomor: z.string(),
  sim_type: z.enum(['A', 'C']),
  sim_number: z.string(),
  /** Pure dates `YYYY-MM-DD`: the last day of each document. */
  sim_expired: z.string(),
  stnk_expired: z.string(),
  skck_expired: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  account_ownership: z.string(),
};

/** What a licence number, a number plate and the year of a vehicle look like. */
export const simNumberPattern = /^\d{12,16}$/;
export const platePattern = /^[A-Z]{1,2} \d{1,4} [A-Z]{1,3}$/;
export const oldestVehicle = 1990;

/** The numbers that answers may carry masked. */
export const driverSecrets = ['nik', 'sim_number', 'account_number'] as const;
export type DriverSecret = (typeof driverSecrets)[number];

/** Body of PUT. A number that is left out stays as it is. */
export const driverChange = z.strictObject({
  ...plainData,
  sim_number: z.optional(z.string()),
  account_number: z.optional(z.string()),
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
  /** Year of the vehicle. */
  tahun: z.catch(z.nullable(z.int()), null),
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
  /** Whole rupiah. */
  balance: shownInteger,
  rating: z.catch(z.nullable(z.number()), null),
  is_online: shownFlag,
  status: code,
  reason: shownTextOrNull,
  registered_at: shownText,
  history,
});
export type Driver = z.infer<typeof driverRecord>;

export const driverCities = z.array(shownText);

/** A document is due when it ends within so many days, or has ended. */
const dueDays = 30;

type Expiries = Pick<Driver, 'sim_expired' | 'stnk_expired' | 'skck_expired'>;

/** The last day of each document. */
export const expiryOf = (driver: Expiries, type: DocumentType): string =>
  ({ SIM: driver.sim_expired, STNK: driver.stnk_expired, SKCK: driver.skck_expired })[type];

/** Whether a document that ends on `expiry` is due on `today`; no for what is no date. */
export const isDue = (expiry: string, today: string): boolean =>
  isPlainDate(expiry) && expiry <= addDays(today, dueDays);

/** The document that ends first, among those whose end is known. */
export const firstToEnd = (driver: Expiries): DocumentType =>
  documentTypes
    .filter((type) => isPlainDate(expiryOf(driver, type)))
    .sort((a, b) => (expiryOf(driver, a) < expiryOf(driver, b) ? -1 : 1))[0] ?? 'SIM';
