import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, type RaRecord, useGetMany, useListContext } from 'ra-core';
import { recordsOf } from './bulkActions';

/**
 * The selected records of the list around us. Most of them have been read by the list: on this page, on a page before, or
 * when all of them were selected. Only the others are read now. A record that is gone is left out.
 * @param isPaused nothing is read: a run makes each page of the list stale, and may leave nothing selected
 */
export const useSelectedRecords = (isPaused: boolean) => {
  const { resource, selectedIds, data = [] } = useListContext<RaRecord>();
  const queryClient = useQueryClient();
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: [resource, 'getList'], predicate: ({ state }) => !state.isInvalidated })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as GetListResult<RaRecord> | undefined)?.data ?? []);
  const read = [...lists, ...data];
  const known = new Set(read.map(({ id }) => id));
  const unread = selectedIds.filter((id) => !known.has(id));
  const query = useGetMany<RaRecord>(
    resource,
    { ids: unread },
    // The former records stay while more are read, so that no button disappears and comes back.
    { enabled: !isPaused && unread.length > 0, placeholderData: (before) => before },
  );
  return {
    records: recordsOf(selectedIds, [...(query.data ?? []), ...read]),
    /** Not all of them have been read yet. */
    isReading: query.isFetching && (query.isLoading || query.isPlaceholderData || query.isError),
    /** Some could not be read: reads them again. */
    retry: query.isError ? () => void query.refetch() : undefined,
  };
};
