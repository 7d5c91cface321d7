import { useListContext } from 'ra-core';
import type { Attempt } from '../../dataProvider/actOnEach';
import { useRecordName } from '../../ui/text/useRecordName';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { saveCsv } from '../export/saveCsv';
import { useBulkWords } from './useBulkWords';
import { useFaultText } from './useFaultText';

/** The message name of each outcome in the file (i18n/list/bulk.ts). */
export const outcomeWords = {
  done: 'outcomeDone',
  failed: 'outcomeFailed',
  unknown: 'outcomeUnknown',
  unsent: 'notSent',
} as const;

/** Returns a function that saves the outcome of each record as a CSV file. */
export const useBulkReportFile = (action: string, attempts: readonly Attempt[]): (() => void) => {
  const { resource } = useListContext();
  const words = useBulkWords();
  const label = useResourceWords()(`actions.${action}.label`);
  const nameOf = useRecordName();
  const faultText = useFaultText();
  return () => {
    const head = (['columnName', 'columnId', 'columnAction', 'columnOutcome', 'columnReason'] as const).map(
      (name) => words(name),
    );
    const rows = attempts.map((attempt) => [
      nameOf(attempt.record),
      attempt.record.id,
      label,
      words(outcomeWords[attempt.outcome]),
      faultText(attempt),
    ]);
    saveCsv(`${resource}-${action}`, [head, ...rows]);
  };
};
