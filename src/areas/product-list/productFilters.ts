import { useTranslate } from 'ra-core';
import { useResourceRead } from '../../dataProvider/useResourceRead';
import type { ListFilter, SelectFilter } from '../../widgets/listFilter';
import { availabilities, productGroups } from './productWire';

const useAvailabilities: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: availabilities.map((value) => ({
      value,
      label: translate(`resources.product-list.states.${value}`),
    })),
  };
};

/** Shops or categories that have products. */
const groups =
  (name: 'stores' | 'categories'): SelectFilter['useChoices'] =>
  () => {
    const { data, isError, refetch } = useResourceRead({ name, schema: productGroups });
    return {
      choices: data?.map(({ id, name: label }) => ({ value: id, label })),
      retry: isError ? () => void refetch() : undefined,
    };
  };

/** Specification §3 'Product filters' first, then those of AREAS.md. */
export const productFilters: readonly ListFilter[] = [
  {
    source: 'availability',
    label: 'resources.product-list.fields.availability',
    useChoices: useAvailabilities,
  },
  {
    source: 'category_id',
    label: 'resources.product-list.fields.category',
    useChoices: groups('categories'),
  },
  { source: 'seller_id', label: 'resources.product-list.fields.seller', useChoices: groups('stores') },
  { kind: 'numberRange', source: 'price', label: 'resources.product-list.filters.price', money: true },
];
