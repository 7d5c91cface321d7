import {
  documentTypes,
  type DriverChange,
  driverChange,
  driverSecrets,
  driverTransitions,
  expiryFields,
  expiryOf,
  isDocumentDate,
  isDue,
  licenceFor,
  oldestVehicle,
  platePattern,
  simNumberPattern,
} from '../../src/areas/driver/driverWire';
import { wibDate } from '../../src/domain/format/wibTime';
import { emailPattern } from '../../src/domain/patterns';
import { visibleText } from '../../src/domain/visibleText';
import { balanceOf } from '../merchants/balances';
import type { Collection } from '../rest/collection';
import { fieldRules } from '../rest/fieldRules';
import type { FieldError } from '../server/fieldError';
import { type DriverRecord, storedDriver } from '../world/records';

/** The pattern of each field and its error message, which continues the field's label. */
const patterns = {
  phone: fieldRules.phone,
  email: [emailPattern, 'harus ditulis seperti nama@contoh.id'],
  postal_code: fieldRules.postalCode,
  plat_nomor: [platePattern, 'harus ditulis seperti B 1234 KZA'],
  sim_number: [simNumberPattern, 'harus 12–16 angka'],
  bank_name: fieldRules.bankName,
  account_number: fieldRules.accountNumber,
  account_ownership: fieldRules.accountOwnership,
} as const;

/** Checks the plain data of a driver; returns at most one error per field. */
const faultsOf = (change: DriverChange, id: string, others: readonly DriverRecord[]): FieldError[] => {
  const faults = Object.entries(change)
    .filter(([, value]) => typeof value === 'string' && visibleText(value) === '')
    .map(([name]) => ({ name, message: 'tidak boleh kosong' }));
  const find = (name: keyof DriverChange, isWrong: boolean, message: string): void => {
    if (isWrong && !faults.some((fault) => fault.name === name)) faults.push({ name, message });
  };
  for (const name of Object.keys(patterns) as (keyof typeof patterns)[]) {
    const [pattern, message] = patterns[name];
    const value = change[name];
    find(name, value !== undefined && !pattern.test(value), message);
  }
  for (const name of Object.values(expiryFields))
    find(name, !isDocumentDate(change[name]), 'harus berupa tanggal');
  const newest = Number(wibDate(new Date()).slice(0, 4)) + 1;
  find('tahun', change.tahun < oldestVehicle || change.tahun > newest, 'harus antara 1990 dan tahun depan');
  find(
    'sim_type',
    licenceFor[change.vehicle_type] !== change.sim_type,
    'harus C untuk motor dan A untuk mobil',
  );
  const isTaken = others.some((other) => other.id !== id && other.plat_nomor === change.plat_nomor);
  find('plat_nomor', isTaken, 'sudah dipakai driver lain');
  return faults;
};

export const drivers: Collection<DriverRecord> = {
  resource: 'member-list/driver',
  permission: 'DRIVER',
  called: 'full_name',
  stored: storedDriver,
  seed: (world) => [...world().drivers],
  secrets: driverSecrets,
  view: (driver, tables) => {
    const today = wibDate(new Date());
    return {
      ...driver,
      balance: balanceOf(driver.id, tables),
      documents_due: documentTypes.some((type) => isDue(expiryOf(driver, type), today)),
    };
  },
  search: ['full_name', 'phone', 'email', 'plat_nomor', 'city'],
  searchWhole: ['nik', 'account_number'],
  edits: {
    plain: [
      ...['merk', 'tahun', 'warna', 'plat_nomor', 'sim_type'],
      ...['sim_expired', 'stnk_expired', 'skck_expired', 'bank_name'],
    ],
    masked: driverSecrets,
  },
  notes: true,
  states: { transitions: driverTransitions },
  // A suspended driver goes offline.
  actions: { suspend: { effect: () => ({ is_online: false }) } },
  create: false,
  remove: false,
  update: {
    body: driverChange,
    check: ({ body, record, rows }) => faultsOf(body as DriverChange, record?.id ?? '', rows),
  },
  reads: {
    cities: ({ rows }) => [...new Set(rows.map(({ city }) => String(city)))].sort(),
  },
};
