import type { Validator } from 'ra-core';
import { driver } from '../../../i18n/areas/driver';
import { currentTime } from '../../domain/format/clock';
import { isMasked } from '../../domain/format/mask';
import { wibDate } from '../../domain/format/wibTime';
import {
  accountNumberPattern,
  accountOwnershipPattern,
  bankNamePattern,
  postalCodePattern,
} from '../../domain/patterns';
import type { MergeRules } from '../../form/save/merging';
import { fits, matches, notStoredAsNumber, rulesOf, trimmed } from '../../form/textRules';
import {
  type DriverChange,
  driverChange,
  driverCodes,
  type DriverSecret,
  driverSecrets,
  isDocumentDate,
  licenceFor,
  oldestVehicle,
  platePattern,
  simNumberPattern,
} from './driverWire';

type Field = keyof DriverChange;

const invalid = (rule: keyof typeof driver.invalid): string => `resources.member-list/driver.invalid.${rule}`;

const { must, mustBeDigits, phone, email } = rulesOf<Field>(driver.fields);

const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) &&
  Number(text) >= oldestVehicle &&
  Number(text) <= Number(wibDate(currentTime()).slice(0, 4)) + 1;

const isDate = fits(isDocumentDate, invalid('date'));

const fitsVehicle: Validator = (type: unknown, { vehicle_type }: { vehicle_type?: string }) =>
  vehicle_type === undefined || new Map<string, string>(Object.entries(licenceFor)).get(vehicle_type) === type
    ? undefined
    : invalid('simType');

/** Skips a rule for a masked number, because the form does not have the number itself. */
const unlessMasked =
  (rule: Validator): Validator =>
  (value: unknown, values: unknown, props: unknown) =>
    isMasked(value) ? undefined : rule(value, values, props);

/** Optional, because the server keeps a number that is not sent. */
export const maskedNumberRules = {
  sim_number: [
    notStoredAsNumber(driver.fields.sim_number),
    unlessMasked(matches(simNumberPattern, invalid('simNumber'))),
  ],
  account_number: [
    notStoredAsNumber(driver.fields.account_number),
    unlessMasked(matches(accountNumberPattern, invalid('accountNumber'))),
  ],
} satisfies Partial<Record<DriverSecret, Validator[]>>;

/** The embedded API checks the same patterns. assumption */
export const driverRules: Readonly<Record<Field, Validator[]>> = {
  phone: phone('phone'),
  email: email('email'),
  address: must('address'),
  postal_code: mustBeDigits('postal_code', matches(postalCodePattern, invalid('postalCode'))),
  vehicle_type: must('vehicle_type'),
  merk: must('merk'),
  tahun: mustBeDigits('tahun', fits(isYear, invalid('year'))),
  warna: must('warna'),
  plat_nomor: must('plat_nomor', matches(platePattern, invalid('plate'))),
  sim_type: must('sim_type', fitsVehicle),
  sim_number: must('sim_number', ...maskedNumberRules.sim_number),
  sim_expired: must('sim_expired', isDate),
  stnk_expired: must('stnk_expired', isDate),
  skck_expired: must('skck_expired', isDate),
  bank_name: must('bank_name', matches(bankNamePattern, invalid('bankName'))),
  account_number: must('account_number', ...maskedNumberRules.account_number),
  account_ownership: must('account_ownership', matches(accountOwnershipPattern, invalid('accountOwnership'))),
};

const fields = Object.keys(driverChange.shape) as Field[];
const maskable = new Set<string>(driverSecrets);

export const driverBodyOf = (values: Readonly<Record<string, unknown>>): Partial<Record<Field, unknown>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = values[field];
      if (maskable.has(field) && isMasked(value)) return [];
      const text = typeof value === 'string' ? trimmed(value) : value;
      return [[field, field === 'tahun' ? Number(text) : text]];
    }),
  );

export const driverMerge: MergeRules = {
  together: [
    ['vehicle_type', 'sim_type', 'sim_number', 'sim_expired'],
    ['address', 'postal_code'],
    ['bank_name', 'account_number', 'account_ownership'],
  ],
  needed: fields,
  secrets: driverSecrets,
  codes: driverCodes,
};
