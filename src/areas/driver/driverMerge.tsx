import { ShownValue } from '../../widgets/save/conflict/ShownValue';
import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { PlainDate } from '../../widgets/text/PlainDate';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { type DriverChange, driverChange, driverSecrets } from './driverWire';

const together: readonly (readonly (keyof DriverChange)[])[] = [
  ['vehicle_type', 'sim_type', 'sim_number', 'sim_expired'],
  ['address', 'postal_code'],
  ['bank_name', 'account_number', 'account_ownership'],
];

const Shown = ({ field, values }: ShownField) => {
  const words = useResourceWords();
  const value = values[field];
  if (typeof value === 'string' && value !== '') {
    if (field === 'vehicle_type') return words(`vehicles.${value}`);
    if (field === 'sim_type') return words(`licences.${value}`);
    if (field.endsWith('_expired')) return <PlainDate value={value} />;
  }
  return <ShownValue field={field} values={values} />;
};

/** The merge rules of a driver: the whole licence merges with the vehicle type, an address and a bank account as a whole. */
export const driverMerge: MergeRules = {
  together,
  needed: Object.keys(driverChange.shape),
  secrets: driverSecrets,
  Shown,
};
