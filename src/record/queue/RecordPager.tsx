import {
  type Identifier,
  type ListParams,
  type RaRecord,
  useCreatePath,
  useEvent,
  useGetList,
  useGetOne,
  useGetRecordId,
  useLocation,
  useNavigate,
  useResourceContext,
  useStore,
  useStoreContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useMay } from '../../authProvider/useMay';
import { limits } from '../../config';
import { wholeRecord } from '../../dataProvider/queryKeys';
import { isTotalUnknown } from '../../dataProvider/rows';
import { listParamsKey, pageSizeKey } from '../../dataProvider/storeKeys';
import { isAddressable } from '../../domain/address';
import { isQueue, type ListOrder } from '../../domain/queue';
import { PageKey, usePageKeys } from '../../ui/pageKeys';
import { StepButton } from '../../ui/StepButton';
import { BackLink } from '../RecordColumns';
import { type Notice, QueueBar, QueueContext, type QueueWalk } from './queueWalk';
import './queue.css';

/** By the history state: the page's list was filtered to exactly the queue. */
const useWasQueue = (): boolean => (useLocation().state as { isQueue?: boolean } | null)?.isQueue ?? false;

/** As the user left the list. The store loses it on a reload, so the history state says that it was the queue. */
const useStoredListParams = (resource: string, { sort, queue }: ListOrder) => {
  const [pageSize] = useStore<number>(pageSizeKey(resource), limits.defaultPageSize);
  const { getItem } = useStoreContext();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const key = listParamsKey(resource);
  const wasQueue = useWasQueue();
  const order = wasQueue && queue ? queue.sort : sort;
  const [params, setParams] = useStore<ListParams>(key, {
    filter: wasQueue && queue ? { status: queue.state } : {},
    displayedFilters: {},
    sort: order.field,
    order: order.order,
    page: 1,
    perPage: pageSize,
  });

  const filter = params.filter as { status?: unknown };
  const isQueueAlone = isQueue(queue, filter) && Object.keys(filter).length === 1;
  useEffect(() => {
    if (isQueueAlone === wasQueue) return;
    navigate({ pathname, search }, { replace: true, state: { isQueue: isQueueAlone } });
  }, [isQueueAlone, wasQueue, navigate, pathname, search]);
  // So that the link back to the list opens the queue too.
  const isRestored = isQueueAlone && getItem(key) === undefined;
  useEffect(() => {
    if (isRestored) setParams(params);
  }, [isRestored, params, setParams]);

  return [params, setParams] as const;
};

/** How far a record is searched that is not on the current page. */
const searchDepth = 1000;

/** Its id can be part of a URL; others are skipped. */
const isReachable = ({ id }: RaRecord): boolean => isAddressable(String(id));

/** Since the page was opened, with their former place among the rows. */
type Decided = ReadonlyMap<Identifier, number>;

/** Where the record is among the rows, or was before a decision took it away; -1 if it was never on this page. */
const usePlace = (rows: readonly RaRecord[], id: Identifier, decided: Decided) => {
  const index = rows.findIndex((row) => row.id === id);
  const isListed = index >= 0;
  const [last, setLast] = useState({ id, index });
  if (last.id !== id || (isListed && last.index !== index)) setLast({ id, index });
  const before = last.id === id && last.index >= 0 ? last.index : (decided.get(id) ?? -1);
  return { isListed, place: isListed ? index : before };
};

/** In the list as the user left it. A decided record keeps its place there: the next is the row that moved up, or the first one. */
const useNeighbours = (resource: string, id: Identifier, usualOrder: ListOrder, decided: Decided) => {
  const [params, setParams] = useStoredListParams(resource, usualOrder);
  const { page, perPage } = params;
  const pageOf = (number: number, size = perPage) => ({
    sort: { field: params.sort, order: params.order },
    filter: params.filter as unknown,
    pagination: { page: number, perPage: size },
  });

  const shown = useGetList<RaRecord>(resource, pageOf(page));
  const { data: read = [], total: count = 0, isSuccess, isFetching } = shown;
  const isUndecided = (row: RaRecord): boolean => !decided.has(row.id);
  const isWalkable = (row: RaRecord): boolean => isReachable(row) && isUndecided(row) && row.id !== id;
  const rows = read.filter(isUndecided);
  const total = count - (read.length - rows.length);
  const { isListed, place } = usePlace(rows, id, decided);
  const isKnown = place >= 0;

  // Turns the list to the page of a record that a link has opened.
  const isElsewhere = isSuccess && !isFetching && !isKnown;
  const { data: all = [] } = useGetList<RaRecord>(resource, pageOf(1, searchDepth), { enabled: isElsewhere });
  const index = isElsewhere ? all.findIndex((row) => row.id === id) : -1;
  const found = index < 0 ? page : Math.floor(index / perPage) + 1;
  useEffect(() => {
    if (found !== page) setParams({ ...params, page: found });
  }, [found, page, params, setParams]);

  const rowsBefore = rows.slice(0, Math.max(place, 0)).filter(isReachable);
  const rowsAfter = isKnown ? rows.slice(isListed ? place + 1 : place).filter(isReachable) : [];
  const wantsBefore = isKnown && rowsBefore.length === 0 && page > 1;
  const hasLeft = isSuccess && !isListed && isKnown;
  const isLast = page * perPage >= total;
  const wantsAfter = isKnown && rowsAfter.length === 0 && (!isLast || (hasLeft && total > 0));
  const pageAfter = isLast ? 1 : page + 1;
  const before = useGetList<RaRecord>(resource, pageOf(page - 1), { enabled: wantsBefore }).data;
  const after = useGetList<RaRecord>(resource, pageOf(pageAfter), { enabled: wantsAfter }).data;

  const previous = (wantsBefore ? before : rowsBefore)?.findLast(isWalkable)?.id;
  const next = (wantsAfter ? after : rowsAfter)?.find(isWalkable)?.id;
  useGetOne<RaRecord>(
    resource,
    { id: next ?? '', meta: wholeRecord },
    { enabled: next !== undefined, retry: false },
  );

  /** Moves the list to the neighbour's page, for the link back. */
  const follow = (to: Identifier): void => {
    if (wantsBefore && to === previous) setParams({ ...params, page: page - 1 });
    else if (wantsAfter && to === next) setParams({ ...params, page: pageAfter });
  };
  return {
    isQueue: isQueue(usualOrder.queue, params.filter as { status?: unknown }),
    previous,
    next,
    /** The next is among the loaded rows of this page, or none will come. */
    isReady: rowsAfter.length > 0 || !isFetching,
    index: place,
    /** From 1, of the record or the one in its place; with decided records, like `total`, to show progress. */
    place: isKnown ? decided.size + (page - 1) * perPage + place + 1 : undefined,
    total: isTotalUnknown(shown) ? undefined : decided.size + total,
    /** Left in the list after a decision took this one away. */
    remaining: hasLeft ? total : undefined,
    follow,
  };
};

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
  const [leaving, setLeaving] = useState<{ id: Identifier; to?: Identifier }>();
  const { follow, index, isReady, ...neighbours } = useNeighbours(resource, id, usualOrder, decided);
  const { isQueue, previous, next, remaining } = neighbours;

  const goTo = useEvent((to: Identifier): void => {
    follow(to);
    navigate(createPath({ resource, type: 'show', id: to }), { replace: true, state: { isQueue: wasQueue } });
  });
  const stepTo = (to: Identifier | undefined) => (to === undefined ? undefined : () => goTo(to));

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
    isQueue && mayDecide && usualOrder.queue && index >= 0
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
  const { previous, next, place, total, remaining, isQueue, queue, notice } = walk;
  usePageKeys({ ArrowLeft: previous, ArrowRight: next });

  return (
    <QueueContext value={queue}>
      <nav className="record-pager not-printed row flow ends" aria-label={translate('queue.pager.label')}>
        <BackLink />
        {(place !== undefined || remaining !== undefined) && (
          <div className="record-pager-steps hint row">
            <span className="figures" role="status">
              {remaining === undefined
                ? translate(`queue.pager.${total === undefined ? 'placeAlone' : 'place'}`, {
                    place,
                    total,
                  })
                : translate(remaining > 0 ? 'queue.pager.left' : 'queue.pager.done', {
                    count: remaining,
                  })}
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
