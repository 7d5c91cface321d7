import { type Identifier, useCreatePath, useEvent, useNavigate } from 'ra-core';
import { useCallback, useEffect, useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import type { ListOrder } from '../../domain/queue';
import type { Notice, QueueWalk } from './queueWalk';
import { type Decided, useNeighbours } from './useNeighbours';
import { useListHistoryState } from './useStoredListParams';

const none: Decided = new Map();

/**
 * Moves from record to record. `goTo` replaces the history entry, so that the browser's Back button opens the list. In a queue,
 * a decision opens the next record: immediately if its row is loaded, otherwise after the list was refetched. The last record
 * stays on screen.
 */
export const useRecordWalk = (resource: string, id: Identifier, order: ListOrder) => {
  const navigate = useNavigate();
  const state = useListHistoryState();
  const createPath = useCreatePath();
  const mayDecide = useMay('edit');
  const [decided, setDecided] = useState(none);
  const [notice, setNotice] = useState<Notice>();
  const [isHeld, setIsHeld] = useState(false);
  const [leaving, setLeaving] = useState<{ id: Identifier; to?: Identifier }>();
  const { follow, index, isNextHere, isReading, ...neighbours } = useNeighbours(resource, id, order, decided);
  const { isQueue, next, remaining } = neighbours;

  const goTo = useEvent((to: Identifier | undefined): void => {
    if (to === undefined) return;
    follow(to);
    navigate(createPath({ resource, type: 'show', id: to }), { replace: true, state });
  });

  const isLeaving = leaving?.id === id;
  const isReady = isNextHere || !isReading;
  // Stops at the end of the queue: a record that arrives later must not replace the page that the user is reading.
  const isAtEnd = isLeaving && isReady && remaining === 0;
  if (leaving !== undefined && (!isLeaving || isAtEnd)) setLeaving(undefined);
  // Kept, because the list changes its page before the location changes, and another page has other neighbours.
  const target = isLeaving ? (leaving.to ?? (isReady ? next : undefined)) : undefined;
  if (isLeaving && target !== leaving.to) setLeaving({ id, to: target });
  useEffect(() => goTo(target), [goTo, target]);

  const hold = useCallback(() => {
    setIsHeld(true);
    return () => setIsHeld(false);
  }, []);

  const queue: QueueWalk | null =
    isQueue && mayDecide && order.queue && index >= 0
      ? {
          state: order.queue.state,
          listedId: decided.has(id) ? undefined : id,
          isHeld,
          hold,
          leave: (name, text) => {
            setDecided(new Map(decided).set(id, index));
            setNotice({ id, name, text });
            setLeaving({ id });
          },
          skip: next === undefined ? undefined : () => goTo(next),
        }
      : null;
  // While the page changes, the pager already shows the position of the next record.
  return { ...neighbours, remaining: isLeaving ? undefined : remaining, goTo, queue, notice };
};
