import { BulkRecords } from '../../../list/bulk/BulkRecords';
import { RunCounts } from '../../../list/bulk/RunCounts';
import { useBulkWords } from '../../../list/bulk/useBulkWords';
import { saveCsv } from '../../../list/export/saveCsv';
import { Button } from '../../../ui/Button';
import { DialogFault } from '../../../ui/DialogFault';
import { useFieldLabel } from '../../../ui/text/useFieldLabel';
import { FoundSeller } from './FoundSeller';
import { useAttemptText } from './useAttemptText';
import { type ImportAttempt, isNew } from './useImportRun';
import { useImportWords } from './useImportWords';

const accountFields = ['storeName', 'username', 'password'] as const;
const others = ['failed', 'unknown', 'unsent'] as const;

type RunReportProps = {
  attempts: readonly ImportAttempt[];
  /** Reason why the remaining rows were not sent. */
  refusal: string | undefined;
  /** Called when the user has saved the passwords. */
  onSaved: () => void;
};

/**
 * The result of each row, and once, user name and password of the new sellers (docs/decisions/0080). The passwords exist
 * only here and in the file that the user may save.
 */
export const RunReport = ({ attempts, refusal, onSaved }: RunReportProps) => {
  const words = useImportWords();
  const bulkWords = useBulkWords();
  const fieldLabel = useFieldLabel();
  const textOf = useAttemptText();
  const registered = attempts.filter(isNew);
  const skipped = attempts.flatMap(({ record, registered: found }) =>
    found ? [{ record, note: <FoundSeller found={found} /> }] : [],
  );
  const failures = attempts.filter(({ error }) => error !== undefined);
  const counts = others.flatMap((outcome) => {
    const count = attempts.filter((attempt) => attempt.outcome === outcome).length;
    return count > 0 ? [bulkWords(outcome, { count })] : [];
  });
  const accounts = registered.map(({ record: { form } }) => accountFields.map((field) => form[field]));
  const labels = accountFields.map((field) => fieldLabel(field));
  return (
    <>
      <RunCounts
        counts={[
          bulkWords(registered.length > 0 ? 'done' : 'noneDone', { count: registered.length }),
          ...(skipped.length > 0 ? [words('skipped', { count: skipped.length })] : []),
          ...counts,
        ]}
      />
      {refusal !== undefined && <DialogFault text={words('refused', { reason: refusal })} />}
      {failures.length > 0 && (
        <BulkRecords
          label={bulkWords('failures')}
          records={failures.map((attempt) => ({ record: attempt.record, note: textOf(attempt) }))}
        />
      )}
      {skipped.length > 0 && <BulkRecords label={words('skippedRows')} records={skipped} />}
      {accounts.length > 0 && (
        <section className="import-accounts">
          <h3>{words('accounts')}</h3>
          <p className="import-hint">{words('accountsText')}</p>
          <div role="region" aria-label={words('accounts')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {labels.map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {accounts.map(([storeName, username, password]) => (
                  <tr key={username}>
                    <th scope="row">{storeName}</th>
                    <td>{username}</td>
                    <td>
                      <code>{password}</code>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Button
            variant="outlined"
            color="inherit"
            onClick={() => {
              saveCsv(words('accountsName'), [labels, ...accounts]);
              onSaved();
            }}
          >
            {words('accountsSave')}
          </Button>
        </section>
      )}
    </>
  );
};
