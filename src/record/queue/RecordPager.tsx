import {
  type Identifier,
  useCreatePath,
  useEvent,
  useGetRecordId,
  useNavigate,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import type { ListOrder } from '../../domain/queue';
import { PageKey, usePageKeys } from '../../ui/pageKeys';
import { StepButton } from '../../ui/StepButton';
import { BackLink } from '../RecordColumns';
import { type Notice, QueueBar, QueueContext, type QueueWalk } from './queueWalk';
import { type Decided, type Neighbour, useNeighbours, useWasQueue } from './useNeighbours';
import './queue.css';

const none: Decided = new Map();

/** A step replaces the history entry, so that Back opens the list. In a queue, a decision opens the next record. */
const useRecordWalk = (resource: string, id: Identifier, usualOrder: ListOrder) => {
  const navigate = useNavigate();
  const wasQueue = useWasQueue();
  const createPath = useCreatePath();
  const mayDecide = useMay('edit');
  const [decided, setDecided] = useState(none);
  const [notice, setNotice] = useState<Notice>();
  const [isPaused, setIsPaused] = useState(false);
  /** The record that was decided, and the one that opens in its place, once it is known. */
  const [leaving, setLeaving] = useState<{ id: Identifier; to?: Neighbour }>();
  const { index, isReady, turnTo, ...neighbours } = useNeighbours(resource, id, usualOrder, decided);
  const { isQueue, previous, next, remaining } = neighbours;

  const goTo = useEvent((to: Neighbour): void => {
    // So that the link back opens the page of the list that the record is on.
    turnTo(to.page);
    navigate(createPath({ resource, type: 'show', id: to.id }), {
      replace: true,
      state: { isQueue: wasQueue },
    });
  });
  const stepTo = (to: Neighbour | undefined) => to && (() => goTo(to));

  const isLeaving = leaving?.id === id;
  // A record that arrives later must not replace the page that the user is reading.
  const isAtEnd = isLeaving && isReady && remaining === 0;
  if (leaving !== undefined && (!isLeaving || isAtEnd)) setLeaving(undefined);
  // Kept, because the list changes its page before the address does, and another page has other neighbours.
  const target = isLeaving ? (leaving.to ?? (isReady ? next : undefined)) : undefined;
  if (isLeaving && target !== leaving.to) setLeaving({ id, to: target });
  useEffect(() => {
    if (target !== undefined) goTo(target);
  }, [goTo, target]);

  const pause = useCallback(() => {
    setIsPaused(true);
    return () => setIsPaused(false);
  }, []);

  const queue: QueueWalk | null =
    isQueue && mayDecide && usualOrder.queue && index !== undefined
      ? {
          state: usualOrder.queue.state,
          listedId: decided.has(id) ? undefined : id,
          isPaused,
          pause,
          leave: (name, text) => {
            setDecided(new Map(decided).set(id, index));
            setNotice({ id, name, text });
            setLeaving({ id });
          },
          skip: stepTo(next),
        }
      : null;
  return {
    ...neighbours,
    // While the page changes, the pager already shows the position of the next record.
    remaining: isLeaving ? undefined : remaining,
    // Without a neighbour, the key scrolls the page.
    previous: stepTo(previous),
    next: stepTo(next),
    queue,
    notice,
  };
};

/** Stays mounted between records to keep the focus. A list of waiting records is a queue (docs/decisions.md 'Queues'). */
export const RecordPager = ({ children, ...usualOrder }: ListOrder & { children: ReactNode }) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const id = useGetRecordId();
  const walk = useRecordWalk(resource, id, usualOrder);
  const { previous, next, position, total, remaining, isQueue, queue, notice } = walk;
  usePageKeys({ ArrowLeft: previous, ArrowRight: next });
  const ofPlace = total === undefined ? 'placeAlone' : 'place';
  const told = remaining === undefined ? ofPlace : remaining > 0 ? 'left' : 'done';

  return (
    <QueueContext value={queue}>
      <nav className="record-pager not-printed row flow ends" aria-label={translate('queue.pager.label')}>
        <BackLink />
        {position !== undefined && (
          <div className="record-pager-steps hint row">
            <span className="figures" role="status">
              {translate(`queue.pager.${told}`, { place: position, total, count: remaining })}
            </span>
            {remaining !== 0 && (
              <>
                <StepButton label={translate('queue.pager.previous')} by={-1} onStep={previous} />
                <StepButton label={translate('queue.pager.next')} by={1} onStep={next} />
                <span className="record-pager-keys needs-keyboard" aria-hidden="true">
                  <span>{translate('queue.pager.keys')}</span> <PageKey>←</PageKey> <PageKey>→</PageKey>
                </span>
              </>
            )}
          </div>
        )}
      </nav>
      {isQueue && <QueueBar notice={notice} shownId={id} isEmpty={remaining === 0} />}
      {children}
    </QueueContext>
  );
};
