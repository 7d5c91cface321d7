import { type Identifier, useResourceContext, useStore, useStoreContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { waitingState } from '../../dataProvider/counts';
import type { Transition } from '../../domain/stateMachine';

/**
 * The keyboard shortcuts of a queue: `accept` needs no reason and `refuse` needs one, unless the transition has a `side`; `skip`
 * opens the next record.
 */
export const queueKeys = { accept: 'S', refuse: 'T', skip: 'L' } as const;

/** A report about a decided record of the queue. */
export type Notice = { id: Identifier; name: string; text: string };

/** The state and the actions of a queue, for a user with MANAGE_. */
export type QueueWalk = {
  /** The `status` of waiting records. */
  state: string;
  /** The id of the shown record; undefined after `leave` was called for it. */
  listedId: Identifier | undefined;
  /** True while an open dialog keeps the record on screen. */
  isHeld: boolean;
  /** Keeps the record on screen until the returned function is called. */
  hold: () => () => void;
  /** Opens the next record and shows `text` above it as a report about this one. */
  leave: (name: string, text: string) => void;
  /** Opens the next record without a decision; undefined if there is no next record. */
  skip: (() => void) | undefined;
};

/** The queue that `<RecordPager>` provides; null outside a queue and without MANAGE_. */
export const QueueContext = createContext<QueueWalk | null>(null);

/** Returns the surrounding queue if this transition removes a record from it, otherwise null. */
export const useQueueStep = ({ from }: Transition): QueueWalk | null => {
  const queue = useContext(QueueContext);
  return queue && from.includes(queue.state) ? queue : null;
};

/** The number of decisions by action. */
type Sitting = Readonly<Record<string, number>>;

const none: Sitting = {};

/** The key in react-admin's store, which is in memory and ends with the session. */
const keyOf = (resource: string) => `${resource}.decided`;

/** Returns what the person has decided about waiting records of this resource, since the page was loaded. */
export const useSitting = (resource: string): Sitting => useStore(keyOf(resource), none)[0];

/** Returns a function that counts an action, if it decided about records in a state in which they wait. */
export const useCountDecision = () => {
  const resource = useResourceContext() ?? '';
  const store = useStoreContext();
  return (action: string, state: unknown): void => {
    if (state !== waitingState(resource)) return;
    const before = store.getItem<Sitting>(keyOf(resource)) ?? none;
    store.setItem(keyOf(resource), { ...before, [action]: (before[action] ?? 0) + 1 });
  };
};
