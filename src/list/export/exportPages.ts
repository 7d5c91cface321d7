import type { FilterPayload, RaRecord, SortPayload } from 'ra-core';
import { droppedIn } from '../../dataProvider/rows';

/** Rows per request. */
const perPage = 100;

type GetPage = (params: {
  pagination: { page: number; perPage: number };
  sort: SortPayload;
  filter: FilterPayload;
  signal: AbortSignal;
}) => Promise<{ data: RaRecord[]; total?: number | undefined; meta?: unknown }>;

type ExportRequest = {
  sort: SortPayload;
  filter: FilterPayload;
  signal: AbortSignal;
  /** The maximum number of rows; defaults to all. */
  most?: number | undefined;
  /** Called after each page, with the number of rows so far and the total. */
  onProgress: (done: number, total: number) => void;
};

/** Returns the number of rows that the server sent for a page, including rows that were dropped as invalid. */
const sentRows = (page: { data: RaRecord[]; meta?: unknown }): number => page.data.length + droppedIn(page);

/**
 * Fetches all filtered records, or the first `most`, page by page in the list's order. A record that moves to a later page
 * in between is kept once. Stops at a page that is not full or has no new record, even if the server reports a higher total.
 * @throws ApiError if a page fails; AbortError if the caller aborts
 */
export const readAllPages = async (getPage: GetPage, request: ExportRequest): Promise<RaRecord[]> => {
  const { sort, filter, signal, most = Infinity, onProgress } = request;
  const records = new Map<RaRecord['id'], RaRecord>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const response = await getPage({ pagination: { page, perPage }, sort, filter, signal });
    const before = records.size;
    for (const record of response.data) if (!records.has(record.id)) records.set(record.id, record);
    const done = (page - 1) * perPage + sentRows(response);
    onProgress(Math.min(records.size, most), Math.min(Math.max(response.total ?? 0, records.size), most));
    const isRepeated = response.data.length > 0 && records.size === before;
    const isLast = sentRows(response) < perPage || done >= (response.total ?? Infinity);
    if (isRepeated || isLast || records.size >= most) return [...records.values()].slice(0, most);
  }
};
