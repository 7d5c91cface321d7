import type { Tables } from '../../../domain/format/sheet/findTables';
import { SheetError, type SheetFault, sheetLimits } from '../../../domain/format/sheet/sheet';
import type { FieldLabels } from './importedFields';

type Answer = { tables: Tables } | { fault: SheetFault };

/**
 * Reads the tables of sellers in a file, in a worker that ends with its answer, with `signal`, or when its time is over.
 * Without workers, as in tests, the page reads by itself.
 * @throws SheetError; the signal's reason
 */
export const readSellersAside = async (
  file: File,
  labels: FieldLabels,
  signal: AbortSignal,
): Promise<Tables> => {
  if (typeof Worker === 'undefined') {
    const { readSellers } = await import('./readSellers');
    return readSellers(file, labels);
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
