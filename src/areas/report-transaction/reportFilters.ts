import { salesResource } from '../../dataProvider/salesFigures';
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

/** From the report's own endpoint, because its users may lack the right to view sellers. */
const useStores = readChoices(
  { resource: salesResource, name: 'store-names', schema: reportStoreNames },
  ({ store_id, store, city, phone }) => ({
    value: store_id,
    label: shopText({ name: store, city, phone }),
  }),
);

const useCities = readChoices({ resource: salesResource, name: 'cities', schema: reportCities }, (city) => ({
  value: city,
  label: city,
}));

const useCategories: SelectFilter['useChoices'] = () => {
  const query = useResourceRead({
    resource: salesResource,
    name: 'category-names',
    schema: reportCategoryNames,
  });
  const categories = query.data ?? [];
  return choicesOf(
    { ...query, data: query.data && inTreeOrder(categories).map(({ node }) => node) },
    (category) => ({ value: category.id, label: breadcrumbOf(categories, category) }),
  );
};

export const reportFilters: readonly SelectFilter[] = [
  {
    source: 'store_id',
    label: 'store',
    searchable: true,
    useChoices: useStores,
  },
  { source: 'city', searchable: true, useChoices: useCities },
  { source: 'category_id', label: 'category', searchable: true, useChoices: useCategories },
  { source: 'method', useChoices: usePaymentMethodChoices },
  { source: 'status', useChoices: wordedChoices(reportStatuses, 'states') },
];
