import { useResourceRead } from '../../dataProvider/useResourceRead';
import { shopText } from '../../domain/shop';
import { breadcrumbOf, inTreeOrder } from '../../domain/tree';
import {
  choicesOf,
  readChoices,
  usePaymentMethodChoices,
  wordedChoices,
} from '../../list/filter/filterChoices';
import type { SelectFilter } from '../../list/filter/listFilter';
import { reportCategoryNames, reportCities, reportStatuses, reportStoreNames } from './reportWire';

const useCategories: SelectFilter['useChoices'] = () => {
  const query = useResourceRead({ name: 'category-names', schema: reportCategoryNames });
  const categories = query.data ?? [];
  return choicesOf(
    { ...query, data: query.data && inTreeOrder(categories).map(({ node }) => node) },
    (category) => ({ value: category.id, label: breadcrumbOf(categories, category) }),
  );
};

/** The choices come from the report's own endpoints, because its users may lack the right to view sellers. */
export const reportFilters: readonly SelectFilter[] = [
  {
    source: 'store_id',
    label: 'store',
    searchable: true,
    useChoices: readChoices(
      { name: 'store-names', schema: reportStoreNames },
      ({ store_id, store, city, phone }) => ({
        value: store_id,
        label: shopText({ name: store, city, phone }),
      }),
    ),
  },
  {
    source: 'city',
    searchable: true,
    useChoices: readChoices({ name: 'cities', schema: reportCities }, (city) => ({
      value: city,
      label: city,
    })),
  },
  { source: 'category_id', label: 'category', searchable: true, useChoices: useCategories },
  { source: 'method', useChoices: usePaymentMethodChoices },
  { source: 'status', useChoices: wordedChoices(reportStatuses, 'states') },
];
