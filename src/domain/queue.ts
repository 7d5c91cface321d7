type Order = { field: string; order: 'ASC' | 'DESC' };

/** The usual order of an area's list, declared once for the list and for moving from record to record. */
export type ListOrder<State extends string = string> = {
  sort: Order;
  /** The longest waiting first. Without it, no record waits for a decision. */
  queue?: { state: State; sort: Order };
};

export const isQueue = (queue: ListOrder['queue'], filter: { status?: unknown } | undefined): boolean =>
  queue !== undefined && filter?.status === queue.state;

export const orderUnder = ({ sort, queue }: ListOrder, filter: { status?: unknown } | undefined): Order =>
  queue && isQueue(queue, filter) ? queue.sort : sort;
