import type { MergeRules, ShownField } from '../../form/save/merging';
import { StatusBadge } from '../../ui/text/StatusBadge';
import { newSeller, type Seller } from './sellerRecord';

const together: readonly (readonly (keyof Seller)[])[] = [
  ['province', 'city', 'districts', 'urbanVillage', 'rt', 'rw', 'postal_code', 'address'],
  ['bank_name', 'account_number', 'account_ownership'],
];

/** All form fields except the password and the ID card picture, which are in no response. */
const needed = Object.keys(newSeller).filter((field) => field !== 'password' && field !== 'ktpImage');

const Status = ({ values }: ShownField) => <StatusBadge active={(values as Seller).is_active} />;

/** The merge rules of a seller: an address and a bank account merge as a whole. */
export const sellerMerge: MergeRules = { together, needed, shown: { is_active: Status } };
