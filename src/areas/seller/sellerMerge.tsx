import type { MergeRules, ShownField } from '../../widgets/save/merging';
import { ShownValue } from '../../widgets/save/ShownValue';
import { StatusBadge } from '../../widgets/text/StatusBadge';
import type { Seller } from './sellerRecord';

const together: readonly (readonly (keyof Seller)[])[] = [
  ['province', 'city', 'districts', 'urbanVillage', 'postal_code'],
  ['bank_name', 'account_number', 'account_ownership'],
];

const Shown = ({ field, values }: ShownField) =>
  field === 'is_active' ? (
    <StatusBadge active={(values as Seller).is_active} />
  ) : (
    <ShownValue field={field} values={values} />
  );

/** How two changes of one seller are merged: never half an address, never half a bank account. */
export const sellerMerge: MergeRules = { together, Shown };
