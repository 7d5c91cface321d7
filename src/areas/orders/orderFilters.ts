import { useResourceRead } from '../../dataProvider/useResourceRead';
import { shopList } from '../../dataProvider/wire';
import { shopText } from '../../domain/shop';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';
import { usePaymentMethodChoices } from '../../widgets/filter/usePaymentMethodChoices';

const useStores: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({ name: 'stores', schema: shopList });
  return {
    choices: data?.map((shop) => ({ value: shop.id, label: shopText(shop) })),
    retry: isError ? () => void refetch() : undefined,
  };
};

/** Filters of the orders besides the tabs: when, from which shop, paid how. */
export const orderFilters: readonly ListFilter[] = [
  { kind: 'dateRange', source: 'created_at', label: 'resources.orders.fields.created_at' },
  { source: 'seller_id', label: 'resources.orders.fields.seller', searchable: true, useChoices: useStores },
  {
    source: 'payment_method',
    label: 'resources.orders.fields.payment_method',
    useChoices: usePaymentMethodChoices,
  },
];
