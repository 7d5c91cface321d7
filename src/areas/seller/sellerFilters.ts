import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { getRegions } from '../../dataProvider/regions';
import type { ListFilter, SelectFilter } from '../../widgets/filter/listFilter';

const useStatuses: SelectFilter['useChoices'] = () => {
  const translate = useTranslate();
  return {
    choices: [
      { value: true, label: translate('widgets.text.status.active') },
      { value: false, label: translate('widgets.text.status.inactive') },
    ],
  };
};

/** The provinces of the region service, under the key that the form's region pickers read. */
const useProvinces: SelectFilter['useChoices'] = () => {
  const { data, isError, refetch } = useQuery({
    queryKey: ['regions', 'province', ''],
    queryFn: ({ signal }) => getRegions('province', '', signal),
    staleTime: Infinity,
  });
  return {
    choices: data?.map(({ id, name }) => ({ value: id, label: name })),
    retry: isError ? () => void refetch() : undefined,
  };
};

/** Filters of the seller list: what get-list-merchant takes besides the search (reading 23). */
export const sellerFilters: readonly ListFilter[] = [
  { source: 'is_active', label: 'resources.member-list/seller.columns.is_active', useChoices: useStatuses },
  { source: 'province_id', label: 'resources.member-list/seller.fields.province', useChoices: useProvinces },
];
