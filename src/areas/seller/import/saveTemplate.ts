import { sheetLimits } from '../../../format/sheet/readSheet';
import { saveCsv } from '../../../widgets/export/saveCsv';

/**
 * Hands an empty table to the browser. The cells of an Excel file are text, so that a NIK keeps all its digits.
 * @throws Error 'errors.network' when the code that writes Excel files cannot be fetched
 */
export const saveTemplate = async (
  format: 'xlsx' | 'csv',
  name: string,
  sheet: string,
  head: readonly string[],
): Promise<void> => {
  if (format === 'csv') {
    saveCsv(name, [head]);
    return;
  }
  const { saveXlsx } = await import('../../../widgets/export/saveXlsx').catch(() => {
    throw new Error('errors.network');
  });
  await saveXlsx(name, sheet, head, [], { emptyRows: sheetLimits.rows });
};
