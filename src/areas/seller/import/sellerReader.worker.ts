import { readTables } from '../../../domain/format/sheet/readTables';
import { SheetError } from '../../../domain/format/sheet/sheet';
import { type FieldLabels, knownColumns } from './columns';

/** Reads a file beside the page, which stays usable meanwhile, whatever is in the file. */
addEventListener(
  'message',
  ({ data: { file, labels } }: MessageEvent<{ file: File; labels: FieldLabels }>) => {
    readTables(file, (head) => knownColumns(head, labels)).then(
      (tables) => postMessage({ tables }),
      (error: unknown) => postMessage({ fault: error instanceof SheetError ? error.fault : 'unreadable' }),
    );
  },
);
