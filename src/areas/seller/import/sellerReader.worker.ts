import { SheetError } from '../../../domain/format/sheet/sheet';
import type { FieldLabels } from './importedFields';
import { readSellers } from './readSellers';

/** Reads a file beside the page, which stays usable meanwhile, whatever is in the file. */
addEventListener(
  'message',
  ({ data: { file, labels } }: MessageEvent<{ file: File; labels: FieldLabels }>) => {
    readSellers(file, labels).then(
      (tables) => postMessage({ tables }),
      (error: unknown) => postMessage({ fault: error instanceof SheetError ? error.fault : 'unreadable' }),
    );
  },
);
