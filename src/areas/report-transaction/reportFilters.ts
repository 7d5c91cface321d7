import { useResourceRead } from '../../dataProvider/useResourceRead';
import { shopText } from '../../domain/shop';
import type { SelectFilter } from '../../widgets/filter/listFilter';
import { usePaymentMethodChoices } from '../../widgets/filter/usePaymentMethodChoices';
import { reportKey } from './reportKey';
import { reportStatuses, reportStoreNames } from './reportWire';
import { useStateName } from './useStateName';

/** Every shop that has sold something: a reader of the report may lack the right to read sellers. */
const useStores: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({
    resource: 'report-transaction',
    name: 'store-names',
    schema: reportStoreNames,
  });
  return {
    choices: data?.map(({ store_id, store, city, phone }) => ({
      value: store_id,
      label: shopText({ name: store, city, phone }),
    })),
    retry: isError ? () => void refetch() : undefined,
  };
};

const useStatuses: SelectFilter['useChoices'] = () => {
  const stateName = useStateName();
  return { choices: reportStatuses.map((value) => ({ value, label: stateName(value) })) };
};

/** Filters of the report besides its period and the search (docs/areas.md). */
export const reportFilters: readonly SelectFilter[] = [
  { source: 'store_id', label: reportKey('fields.store'), searchable: true, useChoices: useStores },
  { source: 'method', label: reportKey('fields.method'), useChoices: usePaymentMethodChoices },
  { source: 'status', label: reportKey('fields.status'), useChoices: useStatuses },
];
