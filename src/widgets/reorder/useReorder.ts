import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useResourceContext } from 'ra-core';
import { useRef } from 'react';
import { listsKey } from '../../dataProvider/queryKeys';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { moveToPlace, type Placed } from '../../domain/moveToPlace';

export type Ordered = RaRecord & Placed;

type Move = { record: Ordered; place: number };

/** A cached answer of getList. */
type CachedPage = { data: Ordered[] } | undefined;

/**
 * Puts a record at another place among its siblings: `PUT <resource>/<id>` with its new `order` alone; the server moves
 * the others (assumption). The lists show the new order at once. Moves are sent one after the other; one that fails
 * brings the order back that the server is known to have, and says why.
 * @param groupOf what siblings have in common, such as their parent
 */
export const useReorder = (groupOf: (record: RaRecord) => unknown) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refreshAll = useRefreshAll();
  const lists = { queryKey: listsKey(resource) };
  const mutationKey = [resource, 'reorder'];
  const confirmed = useRef<[QueryKey, CachedPage][]>([]);
  const moved = (page: CachedPage, { record, place }: Move): CachedPage =>
    page && { ...page, data: moveToPlace(page.data, record.id, place, groupOf) };

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ record, place }: Move) =>
      dataProvider.update(resource, { id: record.id, data: { order: place }, previousData: record }),
    onSuccess: (_, move) => {
      confirmed.current = confirmed.current.map(([key, page]) => [key, moved(page, move)]);
    },
    onError: (error) => {
      for (const [key, page] of confirmed.current) queryClient.setQueryData(key, page);
      const message = unknownOutcomeOf(error) ?? error.message;
      notify(message, { type: 'error' });
    },
    // After a failure too: the list shows whether it was done, and whether somebody else moved it meanwhile.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) refreshAll();
    },
  });

  return (record: Ordered, place: number): void => {
    const move = { record, place };
    // A read that is on its way would bring the old order.
    void queryClient.cancelQueries(lists);
    if (queryClient.isMutating({ mutationKey }) === 0)
      confirmed.current = queryClient.getQueriesData<CachedPage>(lists);
    queryClient.setQueriesData<CachedPage>(lists, (page) => moved(page, move));
    mutate(move);
  };
};
