import type { Attempt } from '../../dataProvider/actOnEach';
import { BulkRecords } from './BulkRecords';
import { RunCounts } from './RunCounts';
import { useBulkWords } from './useBulkWords';
import { useFaultText } from './useFaultText';
import './BulkDialog.css';

const outcomes = ['done', 'failed', 'unknown', 'unsent'] as const;

/** The report of a run: the count of each outcome, and every failed record with the reason. */
export const BulkReport = ({ attempts }: { attempts: readonly Attempt[] }) => {
  const words = useBulkWords();
  const faultText = useFaultText();
  const counts = outcomes
    .map((outcome) => ({
      outcome,
      count: attempts.filter((attempt) => attempt.outcome === outcome).length,
    }))
    .filter(({ outcome, count }) => outcome === 'done' || count > 0);
  const failures = attempts.filter(({ outcome }) => outcome === 'failed' || outcome === 'unknown');
  return (
    <>
      <RunCounts
        counts={counts.map(({ outcome, count }) => words(count > 0 ? outcome : 'noneDone', { count }))}
      />
      {failures.length > 0 && (
        <BulkRecords
          label={words('failures')}
          records={failures.map((attempt) => ({ record: attempt.record, note: faultText(attempt) }))}
        />
      )}
      {counts.length > 1 && <p className="bulk-hint hint">{words('open')}</p>}
    </>
  );
};
