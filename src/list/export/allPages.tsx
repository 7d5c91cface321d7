import {
  type GetListParams,
  type GetListResult,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { droppedIn } from '../../dataProvider/rows';
import { Button } from '../../ui/Button';
import { DialogFault, TitledDialog } from '../../ui/Dialog';
import { RetryButton } from '../../ui/Part';
import { Progress } from '../../ui/Waiting';
import { type FilterValues, requestFilter, useFilterValues } from '../filter/listFilter';

const perPage = 100;

type Page = Pick<GetListResult<RaRecord>, 'data' | 'total' | 'meta'>;
type PageParams = Required<Pick<GetListParams, 'pagination' | 'sort' | 'signal'>> & { filter: FilterValues };

type ExportRequest = Omit<PageParams, 'pagination'> & {
  most?: number | undefined;
  onProgress: (done: number, total: number) => void;
};

/** Rows that were dropped as invalid count too. */
const sentRows = (page: Page): number => page.data.length + droppedIn(page);

/** Reads each record once. Stops at a page that is not full or has nothing new, whatever total the server states. */
export const readAllPages = async (
  getPage: (params: PageParams) => Promise<Page>,
  request: ExportRequest,
): Promise<RaRecord[]> => {
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

type Options = {
  /** Its messages are at `<purpose>`. */
  purpose: 'export' | 'print';
  most?: number;
  onRows: (rows: RaRecord[], signal: AbortSignal) => void | Promise<void>;
};

/** Says so if the rows are fewer than the server counts: it may limit its pages, or send rows that cannot be read. */
export const useAllPages = ({ purpose, most, onRows }: Options) => {
  const { resource, sort, filter: permanent } = useListContext();
  const filter = requestFilter(useFilterValues(), permanent);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const running = useRef<AbortController>(undefined);
  /** There is no `total` before the first page. */
  const [progress, setProgress] = useState<{ done: number; total: number | undefined }>();
  const [fault, setFault] = useState<string>();

  // Leaving the page aborts the run, so that no file is saved later, perhaps for another user.
  useEffect(() => () => running.current?.abort(), []);

  const read = async (): Promise<void> => {
    // Ignores a second click while a run is active.
    if (running.current && !running.current.signal.aborted) return;
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setFault(undefined);
    setProgress({ done: 0, total: undefined });
    let told = 0;
    try {
      const rows = await readAllPages((params) => dataProvider.getList(resource, params), {
        sort,
        filter,
        signal,
        most,
        onProgress: (done, total) => {
          told = total;
          setProgress({ done, total });
        },
      });
      await onRows(rows, signal);
      if (rows.length < told) {
        const messageArgs = { count: rows.length, total: told };
        notify('export.incomplete', { type: 'error', messageArgs });
      }
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) {
        notify(`${purpose}.cancelled`, { type: 'success' });
        return;
      }
      setFault(error.message);
      notify(error.message, { type: 'error' });
    } finally {
      if (running.current === controller) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  };

  const stop = () => {
    running.current?.abort();
    setFault(undefined);
  };
  return { purpose, progress, fault, start: () => void read(), stop };
};

type RowProgressProps = { title: string; reading: ReturnType<typeof useAllPages> };

export const RowProgress = ({ title, reading }: RowProgressProps) => {
  const { purpose, progress, fault, start, stop } = reading;
  const translate = useTranslate();
  if ((progress ?? fault) === undefined) return null;
  return (
    <TitledDialog
      open
      title={title}
      maxWidth="xs"
      onClose={stop}
      ignoresBackdrop
      actions={
        <>
          <Button variant="outlined" color="inherit" autoFocus onClick={stop}>
            {translate(fault === undefined ? `${purpose}.cancel` : 'ra.action.close')}
          </Button>
          {fault !== undefined && <RetryButton variant="contained" size="medium" onRetry={start} />}
        </>
      }
    >
      {progress && (
        <>
          <p role="status">
            {translate(progress.total === undefined ? `${purpose}.starting` : 'export.rowsFetched', progress)}
          </p>
          <Progress
            label={title}
            part={progress.total ? Math.min(1, progress.done / progress.total) : undefined}
          />
        </>
      )}
      {fault !== undefined && <DialogFault text={translate(fault, { _: fault })} />}
    </TitledDialog>
  );
};
