import { topUpMethods } from '../../domain/paymentMethods';
import { wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter } from '../../widgets/filter/listFilter';
import { ownerTypes } from './topUpWire';

/** Beside the tabs by state: method, kind of owner, day of the request, amount (docs/areas.md). */
export const topUpFilters: readonly ListFilter[] = [
  { source: 'method', useChoices: wordedChoices(topUpMethods, 'methods') },
  { source: 'owner_type', useChoices: wordedChoices(ownerTypes, 'ownerTypes') },
  { kind: 'dateRange', source: 'created_at', label: 'created_date' },
  { kind: 'numberRange', source: 'nominal', money: true },
];
