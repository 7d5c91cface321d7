import type { Tables } from '../../../domain/format/sheet/findTables';
import { readTables } from '../../../domain/format/sheet/readTables';
import { guessColumns } from './guessColumns';
import type { FieldLabels } from './importedFields';

/** Reads the tables of sellers in a file. @throws SheetError */
export const readSellers = (file: File, labels: FieldLabels): Promise<Tables> =>
  readTables(file, (head) => Object.keys(guessColumns(head, labels)).length);
