import { useTranslate } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import { shopList } from '../../dataProvider/wire';
import { shopText } from '../../domain/shop';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';
import { availabilities, productCategories } from './productWire';

const useAvailabilities: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: availabilities.map((value) => ({
      value,
      label: translate(`resources.product-list.states.${value}`),
    })),
  };
};

const useCategories: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({ name: 'categories', schema: productCategories });
  return {
    choices: data?.map(({ id, name }) => ({ value: id, label: name })),
    retry: isError ? () => void refetch() : undefined,
  };
};

const useStores: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useResourceRead({ name: 'stores', schema: shopList });
  return {
    choices: data?.map((shop) => ({ value: shop.id, label: shopText(shop) })),
    retry: isError ? () => void refetch() : undefined,
  };
};

/** Specification §3 'Product filters' first, then those of docs/areas.md. */
export const productFilters: readonly ListFilter[] = [
  {
    source: 'availability',
    label: 'resources.product-list.fields.availability',
    useChoices: useAvailabilities,
  },
  {
    source: 'category_id',
    label: 'resources.product-list.fields.category',
    useChoices: useCategories,
  },
  {
    source: 'seller_id',
    label: 'resources.product-list.fields.seller',
    searchable: true,
    useChoices: useStores,
  },
  { kind: 'numberRange', source: 'price', label: 'resources.product-list.filters.price', money: true },
];
