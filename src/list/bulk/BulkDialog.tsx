import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Attempt, isOpen } from '../../dataProvider/actOnEach';
import { visibleText } from '../../domain/visibleText';
import type { DraftPlace } from '../../form/drafts';
import { ReasonInput, useReason } from '../../record/action/ReasonInput';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { StateBadge } from '../../ui/text/badges';
import { useRecordName, useResourceWords } from '../../ui/text/words';
import { type BulkActions, type BulkDraft, splitBy, stateIn } from './bulkActions';
import { RunCounts, RunDialog } from './RunDialog';
import { useBulkReportFile, useBulkRun, useBulkWords, useFaultText } from './useBulkRun';
import './bulk.css';

type BulkRecordsProps = {
  /** The accessible name of the list, which scrolls and can be focused. */
  label: string;
  records: readonly { record: RaRecord; note?: ReactNode }[];
};

/** A scrollable list of records by name, each with an optional note. */
export const BulkRecords = ({ label, records }: BulkRecordsProps) => {
  const nameOf = useRecordName();
  return (
    <div className="bulk-records frame" role="region" aria-label={label} tabIndex={0}>
      <ul>
        {records.map(({ record, note }) => (
          <li key={record.id} className="flow ends">
            <strong>{nameOf(record)}</strong>
            {note !== undefined && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

type BulkConfirmationProps = {
  actions: BulkActions;
  action: string;
  allowed: readonly RaRecord[];
  skipped: readonly RaRecord[];
  /** Empty if the action needs no reason. */
  reason: string;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  onClosed: () => void;
};

/** The confirmation of a bulk action: the records that it applies to, those that are skipped, and one reason for all. */
const BulkConfirmation = (props: BulkConfirmationProps) => {
  const { actions, action, allowed, skipped, reason, onReason, onConfirm, onClosed } = props;
  const translate = useTranslate();
  const words = useBulkWords();
  const resourceWords = useResourceWords();
  const [isShown, setShown] = useState(true);
  const [fault, setFault] = useState('');
  const transition = actions.transitions[action];
  const label = resourceWords(`actions.${action}.label`);

  const confirm = (): void => {
    if (!isShown) return;
    if (transition?.reason && visibleText(reason) === '') setFault(translate('action.reasonRequired'));
    else onConfirm();
  };

  return (
    <ConfirmDialog
      open={isShown}
      title={words('question', { label, count: allowed.length })}
      text={
        <>
          <p className="bulk-text">{resourceWords(`actions.${action}.text`)}</p>
          {skipped.length > 0 && (
            <p className="bulk-text">
              {words('skipped', { count: skipped.length, total: allowed.length + skipped.length })}
            </p>
          )}
        </>
      }
      confirmLabel={words('title', { label, count: allowed.length })}
      negative={transition?.irrevocable === true}
      onConfirm={confirm}
      onClose={() => setShown(false)}
      onClosed={onClosed}
      // As in a queue, Enter confirms.
      focus={transition?.reason ? 'field' : 'confirm'}
    >
      {skipped.length > 0 && (
        <BulkRecords
          label={words('skippedRecords')}
          records={skipped.map((record) => ({
            record,
            note: <StateBadge state={stateIn(actions, record)} />,
          }))}
        />
      )}
      <p className="hint">{words('affected')}</p>
      <BulkRecords label={words('affected')} records={allowed.map((record) => ({ record }))} />
      {actions.note?.(action, allowed)}
      {transition?.reason && <ReasonInput action={action} value={reason} onChange={onReason} fault={fault} />}
    </ConfirmDialog>
  );
};

const outcomes = ['done', 'failed', 'unknown', 'unsent'] as const;

/** The report of a run: the count of each outcome, and every failed record with the reason. */
const BulkReport = ({ attempts }: { attempts: readonly Attempt[] }) => {
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

type BulkDialogProps = {
  actions: BulkActions;
  action: string;
  records: readonly RaRecord[];
  place: DraftPlace;
  /** Called when the dialog has closed; after a run, with the ids of the records that are not done. */
  onClosed: (open?: Identifier[]) => void;
  /** Focuses the table, because the button that opened the dialog may be unmounted with the selection. */
  onLeave: () => void;
};

/** The dialog of one action on all selected records: the confirmation, then the progress, then the report. */
export const BulkDialog = ({ actions, action, records, place, onClosed, onLeave }: BulkDialogProps) => {
  const words = useBulkWords();
  const label = useResourceWords()(`actions.${action}.label`);
  const { allowed, skipped } = splitBy(actions, action, records);
  const { attempts, progress, held, isStopping, run, stop } = useBulkRun(actions, action, allowed);
  const saveReport = useBulkReportFile(action, attempts);
  const [isSent, setSent] = useState(false);
  const [reason, setReason] = useReason({
    place,
    isOpen: attempts.some(isOpen),
    isSent,
    draftValues: { action, ids: records.map(({ id }) => id) } satisfies Omit<BulkDraft, 'reason'>,
  });

  useEffect(() => (isSent ? onLeave : undefined), [isSent, onLeave]);

  if (!isSent)
    return (
      <BulkConfirmation
        actions={actions}
        action={action}
        allowed={allowed}
        skipped={skipped}
        reason={reason}
        onReason={setReason}
        onConfirm={() => {
          setSent(true);
          void run(visibleText(reason));
        }}
        onClosed={() => onClosed()}
      />
    );

  const close = (): void =>
    onClosed([...attempts.filter(isOpen).map(({ record }) => record.id), ...skipped.map(({ id }) => id)]);
  return (
    <RunDialog
      title={words('title', { label, count: attempts.length })}
      run={{ attempts, progress, held, isStopping, stop }}
      resume={() => void run(visibleText(reason))}
      saveReport={saveReport}
      onClose={close}
      transitionDuration={0}
      // `onLeave` focuses the table instead.
      disableRestoreFocus
    >
      <BulkReport attempts={attempts} />
    </RunDialog>
  );
};
