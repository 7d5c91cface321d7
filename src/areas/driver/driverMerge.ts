import type { MergeRules } from '../../form/save/merging';
import { driverCodes } from './driverCodes';
import { type DriverChange, driverChange, driverSecrets } from './driverWire';

const together: readonly (readonly (keyof DriverChange)[])[] = [
  ['vehicle_type', 'sim_type', 'sim_number', 'sim_expired'],
  ['address', 'postal_code'],
  ['bank_name', 'account_number', 'account_ownership'],
];

/** The merge rules of a driver: the whole licence merges with the vehicle type, an address and a bank account as a whole. */
export const driverMerge: MergeRules = {
  together,
  needed: Object.keys(driverChange.shape),
  secrets: driverSecrets,
  codes: driverCodes,
};
