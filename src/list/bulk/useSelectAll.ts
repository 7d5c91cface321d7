import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useIsMounted, useListContext, useNotify } from 'ra-core';
import { listQuery } from '../../dataProvider/listQuery';
import { requestFilter, useFilterValues } from '../filter/listFilter';

/** The most records that can be selected at once. */
export const maxSelected = 250;

/**
 * Returns a function that selects all records of the list, at most `maxSelected`. Unlike react-admin's `onSelectAll`, a late
 * response selects nothing: the bar is unmounted when the user clears the selection or changes the filter.
 */
export const useSelectAll = (): (() => Promise<void>) => {
  const { resource, sort, filter, onSelect } = useListContext();
  const filterValues = useFilterValues();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isMounted = useIsMounted();
  return async () => {
    const params = {
      pagination: { page: 1, perPage: maxSelected },
      sort,
      filter: requestFilter(filterValues, filter),
      meta: undefined,
    };
    try {
      const { data, total = 0 } = await queryClient.query(listQuery(dataProvider, resource, params));
      if (!isMounted.current) return;
      onSelect((data as RaRecord[]).map(({ id }) => id));
      if (total > maxSelected)
        notify('ra.message.select_all_limit_reached', {
          type: 'warning',
          messageArgs: { max: maxSelected },
        });
    } catch (error) {
      if (isMounted.current)
        notify(error instanceof Error ? error.message : 'ra.notification.http_error', { type: 'error' });
    }
  };
};
