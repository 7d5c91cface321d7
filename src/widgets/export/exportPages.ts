import type { FilterPayload, RaRecord, SortPayload } from 'ra-core';

/** Rows asked for at a time. */
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
  /** Most rows to read. */
  most?: number | undefined;
  /** Called after each page, with the rows so far and how many there are. */
  onProgress: (done: number, total: number) => void;
};

/** The rows of a page as the server sent them, those that were not fit to show included. */
const sentRows = ({ data, meta }: { data: RaRecord[]; meta?: unknown }): number =>
  data.length + ((meta as { dropped?: number } | undefined)?.dropped ?? 0);

/**
 * Every record that a filter leaves, or the first `most`, page by page, in the list's order. A record that moves to a later
 * page meanwhile is kept once. It ends at a page that is not full, or that brings nothing new, whatever total the server
 * names.
 * @throws ApiError of the page that failed; the AbortError of a caller who took it back
 */
export const readAllPages = async (getPage: GetPage, request: ExportRequest): Promise<RaRecord[]> => {
  const { sort, filter, signal, most = Infinity, onProgress } = request;
  const records = new Map<RaRecord['id'], RaRecord>();
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await getPage({ pagination: { page, perPage }, sort, filter, signal });
    const before = records.size;
    for (const record of answer.data) if (!records.has(record.id)) records.set(record.id, record);
    const done = (page - 1) * perPage + sentRows(answer);
    onProgress(Math.min(records.size, most), Math.min(Math.max(answer.total ?? 0, records.size), most));
    const isRepeated = answer.data.length > 0 && records.size === before;
    const isLast = sentRows(answer) < perPage || done >= (answer.total ?? Infinity);
    if (isRepeated || isLast || records.size >= most) return [...records.values()].slice(0, most);
  }
};
