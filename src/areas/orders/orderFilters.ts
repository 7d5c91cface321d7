import { useResourceRead } from '../../dataProvider/useResourceRead';
import type { ListFilter, SelectFilter } from '../../widgets/listFilter';
import { usePaymentMethodChoices } from '../../widgets/usePaymentMethods';
import { orderStores } from './orderWire';

const useStores: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({ name: 'stores', schema: orderStores });
  return {
    choices: data?.map(({ id, name }) => ({ value: id, label: name })),
    retry: isError ? () => void refetch() : undefined,
  };
};

/** Filters of the orders besides the tabs: when, from which shop, paid how. */
export const orderFilters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'created_at', label: 'resources.orders.fields.created_at' },
  { source: 'seller_id', label: 'resources.orders.fields.seller', useChoices: useStores },
  {
    source: 'payment_method',
    label: 'resources.orders.fields.payment_method',
    useChoices: usePaymentMethodChoices,
  },
];
