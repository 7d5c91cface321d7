import { useState } from 'react';
import { fieldSentences } from '../../../dataProvider/fieldErrors';
import { ApiError } from '../../../dataProvider/serverErrors';
import { UncopiedDialog } from '../../../form/save/IssuedPassword';
import { BulkRecords, outcomeWords, useFaultText } from '../../../list/bulk/BulkDialog';
import { RunCounts, RunDialog, useBulkWords } from '../../../list/bulk/RunDialog';
import { saveCsv } from '../../../list/export/saveTable';
import { Button } from '../../../ui/Button';
import { DialogFault } from '../../../ui/Dialog';
import { useFieldLabel, useResourceWords } from '../../../ui/text/words';
import { nameOf } from '../registeredSellers';
import { newSeller } from '../sellerModel';
import { useImportWords } from './importWords';
import { FoundSeller } from './RowNotes';
import { type ImportAttempt, type ImportRun, isNew, NumberTaken } from './useImportRun';

/** Asks before it closes with passwords that were not saved. */
export const ImportRunDialog = ({ run, onClose }: { run: ImportRun; onClose: () => void }) => {
  const words = useImportWords();
  const passwords = run.attempts.filter(isNew).length;
  const [saved, setSaved] = useState(0);
  const [isAsking, setAsking] = useState(false);
  return (
    <RunDialog
      title={words(run.progress ? 'running' : 'result')}
      run={run}
      resume={run.resume}
      saveReport={useImportReportFile(run.attempts)}
      onClose={passwords > saved ? () => setAsking(true) : onClose}
      ignoresBackdrop
      hasOwnFocus={passwords > 0}
    >
      <RunReport attempts={run.attempts} refusal={run.refusal} onSaved={() => setSaved(passwords)} />
      {isAsking && (
        <UncopiedDialog title={words('accountsUnsaved')} onStay={() => setAsking(false)} onClose={onClose} />
      )}
    </RunDialog>
  );
};

const accountFields = ['storeName', 'username', 'password'] as const;

type RunReportProps = Pick<ImportRun, 'attempts' | 'refusal'> & { onSaved: () => void };

/** The passwords exist only here and in the file that the user may save. */
const RunReport = ({ attempts, refusal, onSaved }: RunReportProps) => {
  const words = useImportWords();
  const bulkWords = useBulkWords();
  const fieldLabel = useFieldLabel();
  const textOf = useAttemptText();
  const registered = attempts.filter(isNew);
  const skipped = attempts.flatMap(({ record }) =>
    record.registered ? [{ record, note: <FoundSeller found={record.registered} /> }] : [],
  );
  const failures = attempts.filter(({ error }) => error !== undefined);
  const counts = (['failed', 'unknown', 'unsent'] as const).flatMap((outcome) => {
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
          <p className="import-hint hint">{words('accountsText')}</p>
          <div className="frame" role="region" aria-label={words('accounts')} tabIndex={0}>
            <table className="small-table">
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
            autoFocus
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

const useAttemptText = (): ((attempt: ImportAttempt) => string) => {
  const faultText = useFaultText();
  const words = useResourceWords();
  const fieldLabel = useFieldLabel();
  return (attempt) => {
    const { outcome, error } = attempt;
    if (error instanceof NumberTaken) {
      const { seller, field } = error.found;
      return `${words('otherSeller.has', { label: fieldLabel(field) })} ${nameOf(seller)}`;
    }
    if (outcome !== 'failed' || !(error instanceof ApiError)) return faultText(attempt);
    const inForm = (name: string) => name in newSeller;
    const { sentences, unknown } = fieldSentences(error, { inForm, labelOf: fieldLabel });
    return [...sentences.values(), ...unknown].join('; ') || faultText(attempt);
  };
};

/** Without passwords. */
const useImportReportFile = (attempts: readonly ImportAttempt[]): (() => void) => {
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
      ...attempts.map((attempt) => {
        const { id, form, registered } = attempt.record;
        const outcome = registered ? words('outcomeSkipped') : bulkWords(outcomeWords[attempt.outcome]);
        return [id, form.storeName, form.fullName, outcome, textOf(attempt)];
      }),
    ]);
};
