import type { Identifier } from 'ra-core';
import { createContext, useContext } from 'react';
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
