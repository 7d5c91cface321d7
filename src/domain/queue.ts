type Order = { field: string; order: 'ASC' | 'DESC' };

/** The records of a list that wait for a decision. */
export type Queue<State extends string = string> = {
  /** The `status` in which a record waits. */
  state: State;
  /** Their order before anybody sorts: what has waited longest comes first. */
  sort: Order;
};

/** The order of a list before anybody sorts. An area declares it once, for its list and for the way from record to record. */
export type ListOrder<State extends string = string> = {
  sort: Order;
  /** Left out where no record waits for a decision. */
  queue?: Queue<State>;
};

/** Whether the filters of a list leave nothing but the queue. */
export const isQueue = (queue: Queue | undefined, filter: { status?: unknown } | undefined): boolean =>
  queue !== undefined && filter?.status === queue.state;

/** The order of a list under these filters, before anybody sorts. */
export const orderUnder = ({ sort, queue }: ListOrder, filter: { status?: unknown } | undefined): Order =>
  queue && isQueue(queue, filter) ? queue.sort : sort;
