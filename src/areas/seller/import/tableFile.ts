import { useEffect, useRef, useState } from 'react';
import type { Tables } from '../../../domain/format/sheet/readTables';
import { SheetError, type SheetFault, sheetLimits, type Table } from '../../../domain/format/sheet/sheet';
import type { Choices } from './checkRow';
import { type FieldLabels, guessColumns, importedFields, knownColumns } from './columns';
import { useImportWords } from './importWords';

export const tableSizes = { rows: sheetLimits.rows, size: sheetLimits.bytes / 1_000_000 };

type Read = Tables & {
  file: string;
  /** Null while the user has to choose among several. */
  table: Table | null;
  withHidden: boolean;
};

const shownRows = ({ rows }: Table) => rows.filter(({ isHidden }) => !isHidden);

export const useTableFile = (choose: (change: Partial<Choices>) => void, labels: FieldLabels) => {
  const words = useImportWords();
  const [fault, setFault] = useState<string>();
  const [reading, setReading] = useState<string>();
  const [read, setRead] = useState<Read>();
  // The reading of the file that was chosen last; it ends the one before.
  const current = useRef<AbortController>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Hidden rows are left out at first, unless there are no others. */
  const take = (
    next: Omit<Read, 'withHidden'>,
    withHidden = next.table !== null && shownRows(next.table).length === 0,
  ): void => {
    const { file, table } = next;
    setRead({ ...next, withHidden });
    setFault(undefined);
    if (!table) {
      choose({ sheet: null });
      return;
    }
    const head = table.head.map(({ text }) => text);
    const columns = guessColumns(head, labels);
    choose({
      sheet: withHidden ? table : { ...table, rows: shownRows(table) },
      fileName: table.name === undefined ? file : words('tableOfSheet', { name: file, sheet: table.name }),
      columns,
      chosen: new Map(),
      mended: new Map(),
      // Skips the confirmation if all columns are recognised; the check only reads.
      isConfirmed: importedFields.every((field) => columns[field] !== undefined),
    });
  };

  return {
    fault,
    reading,
    read,
    setFault,
    open: async (file: File): Promise<void> => {
      current.current?.abort();
      const own = new AbortController();
      current.current = own;
      setReading(file.name);
      try {
        const tables = await readSellersAside(file, labels, own.signal);
        if (own.signal.aborted) return;
        const [only] = tables.tables.length === 1 ? tables.tables : [];
        take({ ...tables, file: file.name, table: only ?? null });
      } catch (error) {
        if (own.signal.aborted) return;
        setRead(undefined);
        choose({ sheet: null });
        setFault(words(error instanceof SheetError ? error.fault : 'unreadable', tableSizes));
      }
      setReading(undefined);
    },
    cancel: (): void => {
      current.current?.abort();
      setReading(undefined);
    },
    chooseTable: (table: Table): void => {
      if (!read) return;
      const isTooLong = table.rows.length > sheetLimits.rows;
      take({ ...read, table: isTooLong ? null : table });
      if (isTooLong) setFault(words('tooManyRows', tableSizes));
    },
    setWithHidden: (withHidden: boolean): void => {
      if (read) take(read, withHidden);
    },
  };
};

type Answer = { tables: Tables } | { fault: SheetFault };

/**
 * In a worker that ends with its answer, with `signal`, or when its time is over; without workers, as in tests, on the page.
 * @throws SheetError; the signal's reason
 */
const readSellersAside = async (file: File, labels: FieldLabels, signal: AbortSignal): Promise<Tables> => {
  if (typeof Worker === 'undefined') {
    const { readTables } = await import('../../../domain/format/sheet/readTables');
    return readTables(file, (head) => knownColumns(head, labels));
  }
  const worker = new Worker(new URL('./sellerReader.worker.ts', import.meta.url), { type: 'module' });
  const ended = new AbortController();
  try {
    return await new Promise<Tables>((resolve, reject) => {
      const fail = (fault: SheetFault) => () => reject(new SheetError(fault));
      const listening = { signal: ended.signal };
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => ('tables' in data ? resolve(data.tables) : fail(data.fault)()),
        listening,
      );
      worker.addEventListener('error', fail('noReader'), listening);
      signal.addEventListener('abort', () => reject(signal.reason as Error), listening);
      AbortSignal.timeout(sheetLimits.milliseconds).addEventListener('abort', fail('tooMuch'), listening);
      worker.postMessage({ file, labels });
    });
  } finally {
    ended.abort();
    worker.terminate();
  }
};
