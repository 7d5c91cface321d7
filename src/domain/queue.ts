type Order = { field: string; order: 'ASC' | 'DESC' };

/** The records of a list that wait for a decision. */
type Queue<State extends string = string> = {
  /** The `status` in which a record waits. */
  state: State;
  /** The default order of these records: the longest waiting first. */
  sort: Order;
};

/** The default order of a list. An area declares it once, for its list and for moving from record to record. */
export type ListOrder<State extends string = string> = {
  sort: Order;
  /** Undefined if no record waits for a decision. */
  queue?: Queue<State>;
};

/** Returns true if the filters of a list leave only the queue. */
export const isQueue = (queue: Queue | undefined, filter: { status?: unknown } | undefined): boolean =>
  queue !== undefined && filter?.status === queue.state;

/** Returns the default order of a list with these filters. */
export const orderUnder = ({ sort, queue }: ListOrder, filter: { status?: unknown } | undefined): Order =>
  queue && isQueue(queue, filter) ? queue.sort : sort;
