import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, type RaRecord, useGetMany, useListContext } from 'ra-core';
import { listsKey } from '../../dataProvider/queryKeys';
import { recordsOf } from './bulkActions';

/**
 * The selected records of the list in context. Most are in the query cache: from this page, from an earlier page, or from
 * 'select all'. Only the others are fetched. A deleted record is left out.
 * @param isPaused true while a dialog is open: its run invalidates every page of the list, so nothing is fetched meanwhile
 */
export const useSelectedRecords = (isPaused: boolean) => {
  const { resource, selectedIds, data = [] } = useListContext<RaRecord>();
  const queryClient = useQueryClient();
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: listsKey(resource), predicate: ({ state }) => !state.isInvalidated })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as GetListResult<RaRecord> | undefined)?.data ?? []);
  const read = [...lists, ...data];
  const known = new Set(read.map(({ id }) => id));
  const unread = selectedIds.filter((id) => !known.has(id));
  const query = useGetMany<RaRecord>(
    resource,
    { ids: unread },
    // Keeps the previous records during a fetch, so that no button disappears and reappears.
    { enabled: !isPaused && unread.length > 0, placeholderData: (before) => before },
  );
  return {
    records: recordsOf(selectedIds, [...(query.data ?? []), ...read]),
    /** True while some selected records are being fetched. */
    isReading: query.isFetching && (query.isLoading || query.isPlaceholderData || query.isError),
    /** Set if the fetch failed: fetches the missing records again. */
    retry: query.isError ? () => void query.refetch() : undefined,
  };
};
