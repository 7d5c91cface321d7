import type { Identifier } from 'ra-core';
import { createContext, useContext } from 'react';
import type { Transition } from '../../domain/stateMachine';

/** The keys of a queue: the action that needs no reason, the one that needs one, and the next record. */
export const queueKeys = { accept: 'S', refuse: 'T', skip: 'L' } as const;

/** What became of a record of the queue. */
export type Notice = { id: Identifier; name: string; text: string };

/** What a person who may decide can do with the record of a queue. */
export type QueueWalk = {
  /** The state in which a record waits. */
  state: string;
  /** The record on screen, while the list still holds it as one that waits. */
  listedId: Identifier | undefined;
  /** A dialog asks about the record: it stays on screen. */
  isHeld: boolean;
  /** Keeps the record on screen; returns a function that ends this. */
  hold: () => () => void;
  /** Leads to the next record, and says above it what became of this one. */
  leave: (name: string, text: string) => void;
  /** Leads to the next record without a decision; undefined where there is none. */
  skip: (() => void) | undefined;
};

/** Null outside of a queue, and for a person who may only look. `<RecordPager>` provides it. */
export const QueueContext = createContext<QueueWalk | null>(null);

/** The queue around us, for an action that takes a record out of it; null for any other action. */
export const useQueueStep = ({ from }: Transition): QueueWalk | null => {
  const queue = useContext(QueueContext);
  return queue && from.includes(queue.state) ? queue : null;
};
