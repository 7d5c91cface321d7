import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useNotify, useResourceContext } from 'ra-core';
import { useRef } from 'react';
import { listsKey } from '../../dataProvider/queryKeys';
import { unknownOutcomeOf } from '../../dataProvider/unknownOutcome';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { moveToPlace, type Placed } from '../../domain/moveToPlace';

export type Ordered = RaRecord & Placed;

type Move = { record: Ordered; place: number };

/** A cached response of getList. */
type CachedPage = { data: Ordered[] } | undefined;

/**
 * Returns a function that moves a record among its siblings: `PUT <resource>/<id>` with only its new `order`; the server
 * moves the others (assumption). The cached lists show the new order immediately. Requests are sent one after the other. On
 * failure, it restores the last order confirmed by the server and shows the error.
 * @param groupOf returns the same value for siblings, such as their parent
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
    // Also refetches after a failure: the move may have been saved, or another user may have moved rows meanwhile.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) refreshAll();
    },
  });

  return (record: Ordered, place: number): void => {
    const move = { record, place };
    // A pending request would overwrite the cache with the old order.
    void queryClient.cancelQueries(lists);
    if (queryClient.isMutating({ mutationKey }) === 0)
      confirmed.current = queryClient.getQueriesData<CachedPage>(lists);
    queryClient.setQueriesData<CachedPage>(lists, (page) => moved(page, move));
    mutate(move);
  };
};
