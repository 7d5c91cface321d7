import {
  type Identifier,
  LinkBase,
  useCreatePath,
  useGetResourceLabel,
  useResourceContext,
  useStore,
  useStoreContext,
  useTranslate,
} from 'ra-core';
import { createContext, useContext } from 'react';
import { useNextQueue, waitingState } from '../../dataProvider/counts';
import { filterSearch } from '../../domain/format/listAddress';
import { groupedFigures } from '../../domain/format/rupiah';
import type { Transition } from '../../domain/stateMachine';
import { LinkButton } from '../../ui/LinkButton';
import './queue.css';

/** `refuse` needs a reason and `accept` needs none, unless the transition has a `side`. */
export const queueKeys = { accept: 'S', refuse: 'T', skip: 'L' } as const;

export type Notice = { id: Identifier; name: string; text: string };

export type QueueWalk = {
  state: string;
  /** The shown record; undefined after `leave`. */
  listedId: Identifier | undefined;
  isPaused: boolean;
  /** Keeps the record on screen until the returned function is called. */
  pause: () => () => void;
  /** Opens the next record, with `text` above it about this one. */
  leave: (name: string, text: string) => void;
  /** Opens the next record without a decision, if there is one. */
  skip: (() => void) | undefined;
};

/** Null outside a queue and without MANAGE_. */
export const QueueContext = createContext<QueueWalk | null>(null);

/** Null if the transition leaves the record in the queue. */
export const useQueueStep = ({ from }: Transition): QueueWalk | null => {
  const queue = useContext(QueueContext);
  return queue && from.includes(queue.state) ? queue : null;
};

type Sitting = Readonly<Record<string, number>>;

const none: Sitting = {};

/** In memory, until the session ends. */
const keyOf = (resource: string) => `${resource}.decided`;

export const useCountDecision = () => {
  const resource = useResourceContext() ?? '';
  const store = useStoreContext();
  return (action: string, state: unknown): void => {
    if (state === undefined || state !== waitingState(resource)) return;
    const before = store.getItem<Sitting>(keyOf(resource)) ?? none;
    store.setItem(keyOf(resource), { ...before, [action]: (before[action] ?? 0) + 1 });
  };
};

/** What the person has decided in this queue, as a sentence; '' if nothing. */
export const useSittingText = (): string => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [sitting] = useStore(keyOf(resource), none);
  const decisions = Object.entries(sitting).map(([action, count]) => {
    const past = translate(`resources.${resource}.actions.${action}.past`);
    return `${groupedFigures(count)} ${past.charAt(0).toLowerCase()}${past.slice(1)}`;
  });
  return decisions.length > 0 ? translate('queue.sitting', { decisions: decisions.join('; ') }) : '';
};

export const NextQueue = () => {
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const createPath = useCreatePath();
  const next = useNextQueue(useResourceContext() ?? '');
  if (next === undefined) return null;
  if (next === null) return <p>{translate('queue.noNext')}</p>;
  const { resource, filter } = next.list;
  return (
    <LinkButton variant="contained" to={createPath({ resource, type: 'list' }) + filterSearch(filter)}>
      {translate('queue.next', {
        name: resourceLabel(resource, 2),
        count: groupedFigures(next.query.data ?? 0),
        state: translate(`resources.${resource}.states.${String(filter.status)}`),
      })}
    </LinkButton>
  );
};

type QueueBarProps = {
  notice: Notice | undefined;
  /** The record on screen, which needs no link. */
  shownId: Identifier;
  /** Nothing waits any more: says also what was decided, and leads to the next queue. */
  isEmpty?: boolean;
};

/** Says what was decided, politely and without moving the focus. */
export const QueueBar = ({ notice, shownId, isEmpty = false }: QueueBarProps) => {
  const translate = useTranslate();
  const sitting = useSittingText();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <div className={notice ? 'queue-bar frame is-told' : 'queue-bar'}>
      <span role="status">{notice && (isEmpty ? [notice.text, sitting].join(' ') : notice.text)}</span>
      {notice && notice.id !== shownId && (
        <LinkBase
          to={createPath({ resource, type: 'show', id: notice.id })}
          aria-label={translate('queue.openNamed', { name: notice.name })}
        >
          {translate('queue.open')}
        </LinkBase>
      )}
      {notice && isEmpty && (
        <div className="queue-bar-next">
          <NextQueue />
        </div>
      )}
    </div>
  );
};
