type Order = { field: string; order: 'ASC' | 'DESC' };

type Queue<State extends string = string> = {
  state: State;
  /** The longest waiting first. */
  sort: Order;
};

/** Declared once, for the area's list and for moving from record to record. */
export type ListOrder<State extends string = string> = {
  sort: Order;
  /** Without it, no record waits for a decision. */
  queue?: Queue<State>;
};

export const isQueue = (queue: Queue | undefined, filter: { status?: unknown } | undefined): boolean =>
  queue !== undefined && filter?.status === queue.state;

export const orderUnder = ({ sort, queue }: ListOrder, filter: { status?: unknown } | undefined): Order =>
  queue && isQueue(queue, filter) ? queue.sort : sort;
