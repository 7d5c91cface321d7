import { useQuery } from '@tanstack/react-query';
import { regionsQuery } from '../../dataProvider/regions';
import { choicesOf, wordedChoices } from '../../widgets/filter/filterChoices';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';

/** The provinces of the region service, the same that the form's region pickers offer. */
const useProvinces: SelectFilter['useChoices'] = () =>
  choicesOf(useQuery(regionsQuery('province')), ({ id, name }) => ({ value: id, label: name }));

/** Filters of the seller list: what get-list-merchant takes besides the search (docs/decisions/0021). */
export const sellerFilters: readonly ListFilter[] = [
  { source: 'is_active', useChoices: wordedChoices([true, false], 'activity') },
  { source: 'province_id', label: 'province', useChoices: useProvinces },
];
