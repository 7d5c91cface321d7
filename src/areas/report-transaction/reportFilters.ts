import { shopText } from '../../domain/shop';
import { readChoices } from '../../widgets/filter/filterChoices';
import type { SelectFilter } from '../../widgets/filter/listFilter';
import { usePaymentMethodChoices } from '../../widgets/filter/usePaymentMethodChoices';
import { reportStatuses, reportStoreNames } from './reportWire';
import { useStateName } from './useStateName';

/** Every shop that has sold something: a reader of the report may lack the right to read sellers. */
const useStores = readChoices(
  { resource: 'report-transaction', name: 'store-names', schema: reportStoreNames },
  ({ store_id, store, city, phone }) => ({
    value: store_id,
    label: shopText({ name: store, city, phone }),
  }),
);

const useStatuses: SelectFilter['useChoices'] = () => {
  const stateName = useStateName();
  return { choices: reportStatuses.map((value) => ({ value, label: stateName(value) })) };
};

/** Filters of the report besides its period and the search (docs/areas.md). */
export const reportFilters: readonly SelectFilter[] = [
  {
    source: 'store_id',
    label: 'store',
    searchable: true,
    useChoices: useStores,
  },
  {
    source: 'method',

    useChoices: usePaymentMethodChoices,
  },
  { source: 'status', useChoices: useStatuses },
];
