import type { ListFilter } from '../../widgets/filter/listFilter';
import { storeFilter } from '../../widgets/filter/storeFilter';
import { usePaymentMethodChoices } from '../../widgets/filter/usePaymentMethodChoices';

/** Filters of the orders besides the tabs: when, from which shop, paid how. */
export const orderFilters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'created_at' },
  storeFilter,
  { source: 'payment_method', useChoices: usePaymentMethodChoices },
];
