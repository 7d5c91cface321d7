import { outcomeWords } from '../../../list/bulk/useBulkReportFile';
import { useBulkWords } from '../../../list/bulk/useBulkWords';
import { saveCsv } from '../../../list/export/saveCsv';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { useAttemptText } from './useAttemptText';
import type { ImportAttempt } from './useImportRun';
import { useImportWords } from './useImportWords';

/** Returns a function that saves the result of each row as a CSV file without passwords. */
export const useImportReportFile = (attempts: readonly ImportAttempt[]): (() => void) => {
  const words = useImportWords();
  const bulkWords = useBulkWords();
  const fieldLabel = useFieldLabel();
  const textOf = useAttemptText();
  return () =>
    saveCsv(words('reportName'), [
      [
        words('line'),
        fieldLabel('storeName'),
        fieldLabel('fullName'),
        bulkWords('columnOutcome'),
        bulkWords('columnReason'),
      ],
      ...attempts.map((attempt) => [
        attempt.record.id,
        attempt.record.form.storeName,
        attempt.record.form.fullName,
        attempt.registered ? words('outcomeSkipped') : bulkWords(outcomeWords[attempt.outcome]),
        textOf(attempt),
      ]),
    ]);
};
