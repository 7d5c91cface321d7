import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { ShownValue } from '../../widgets/save/ShownValue';
import { PlainDate } from '../../widgets/text/PlainDate';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { type DriverChange, driverChange, driverSecrets } from './driverWire';

const together: readonly (readonly (keyof DriverChange)[])[] = [
  ['vehicle_type', 'sim_type'],
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

/** How two changes of one driver are merged: a licence fits its vehicle, and a bank account stays whole. */
export const driverMerge: MergeRules = {
  together,
  needed: Object.keys(driverChange.shape),
  secrets: driverSecrets,
  Shown,
};
