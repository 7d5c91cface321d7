import { type Identifier, type RaRecord, useDataProvider, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useState } from 'react';
import { type Attempt, isOpen } from '../../dataProvider/actOnEach';
import type { AppDataProvider } from '../../dataProvider/AppDataProvider';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import { randomId } from '../../domain/randomId';
import { visibleText } from '../../domain/visibleText';
import type { DraftPlace } from '../../form/drafts/drafts';
import { useActionFieldLabel } from '../../record/action/actionWords';
import { ReasonInput, useReason } from '../../record/action/ReasonInput';
import { useCountDecision } from '../../record/queue/queueWalk';
import { ConfirmDialog } from '../../ui/Dialog';
import { useFaultSentence } from '../../ui/text/faultSentence';
import { StateBadge } from '../../ui/text/texts';
import { useRecordName, useResourceWords } from '../../ui/text/words';
import { saveCsv } from '../export/saveTable';
import { type BulkActions, type BulkDraft, splitBy, stateIn } from './bulkActions';
import { RunCounts, RunDialog, useBulkWords, useRun } from './RunDialog';
import './bulk.css';

/** A fault is worded as for the action on a single record. */
export const useFaultText = (): ((attempt: Attempt) => string) => {
  const unknown = useTranslate()('action.unknownOutcome');
  const sentenceOf = useFaultSentence({ unknown, labelOf: useActionFieldLabel() });
  return ({ outcome, error }) =>
    error === undefined ? '' : outcome === 'unknown' ? unknown : sentenceOf(error);
};

/** Every record keeps its idempotency key in all tries, so that nothing is done twice. */
const useBulkRun = (actions: BulkActions, action: string, records: readonly RaRecord[]) => {
  const { resource } = useListContext();
  const dataProvider = useDataProvider<AppDataProvider>();
  const refreshAll = useRefreshAll();
  const countDecision = useCountDecision();
  const [key] = useState(() => randomId());
  const { run, ...state } = useRun(records.map((record) => ({ record, outcome: 'unsent' })));
  const [isReasonLost, setReasonLost] = useState(false);
  const transition = actions.transitions[action];
  return {
    ...state,
    isReasonLost,
    run: async (reason: string): Promise<void> => {
      await run(state.attempts, {
        send: async (record) => {
          const acted = await dataProvider.act(resource, {
            id: record.id,
            action,
            data: transition?.reason ? { reason } : {},
            idempotencyKey: `${key}-${record.id}`,
          });
          if (acted.isReasonLost) setReasonLost(true);
          countDecision(action, stateIn(actions, record));
        },
        wasDone: async (record) => {
          const { data } = await dataProvider.getOne<RaRecord>(resource, { id: record.id });
          const isDone = stateIn(actions, data) === transition?.to;
          if (isDone) countDecision(action, stateIn(actions, record));
          return isDone;
        },
      });
      refreshAll();
    },
  };
};

export const outcomeWords = {
  done: 'outcomeDone',
  failed: 'outcomeFailed',
  unknown: 'outcomeUnknown',
  unsent: 'notSent',
} as const;

const useBulkReportFile = (action: string, attempts: readonly Attempt[]): (() => void) => {
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

type BulkRecordsProps = {
  label: string;
  records: readonly { record: RaRecord; note?: ReactNode }[];
};

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
  reason: string;
  onReason: (reason: string) => void;
  onConfirm: () => void;
  onClosed: () => void;
};

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

type BulkReportProps = { attempts: readonly Attempt[]; isReasonLost: boolean };

const BulkReport = ({ attempts, isReasonLost }: BulkReportProps) => {
  const translate = useTranslate();
  const words = useBulkWords();
  const faultText = useFaultText();
  const counts = outcomes.flatMap((outcome) => {
    const count = attempts.filter((attempt) => attempt.outcome === outcome).length;
    if (count > 0) return [words(outcome, { count })];
    return outcome === 'done' ? [words('noneDone')] : [];
  });
  const failures = attempts.filter(({ outcome }) => outcome === 'failed' || outcome === 'unknown');
  return (
    <>
      <RunCounts counts={counts} />
      {failures.length > 0 && (
        <BulkRecords
          label={words('failures')}
          records={failures.map((attempt) => ({ record: attempt.record, note: faultText(attempt) }))}
        />
      )}
      {isReasonLost && <p className="bulk-hint hint">{translate('action.reasonLost')}</p>}
      {counts.length > 1 && <p className="bulk-hint hint">{words('open')}</p>}
    </>
  );
};

type BulkDialogProps = {
  actions: BulkActions;
  action: string;
  records: readonly RaRecord[];
  place: DraftPlace;
  /** After a run, `open` has the ids of the records that are not done. */
  onClosed: (open?: Identifier[]) => void;
  /** Focuses the table, because the button that opened the dialog may be unmounted with the selection. */
  onLeave: () => void;
};

export const BulkDialog = ({ actions, action, records, place, onClosed, onLeave }: BulkDialogProps) => {
  const words = useBulkWords();
  const label = useResourceWords()(`actions.${action}.label`);
  const { allowed, skipped } = splitBy(actions, action, records);
  const { run, isReasonLost, ...state } = useBulkRun(actions, action, allowed);
  const { attempts } = state;
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
      run={state}
      resume={() => void run(visibleText(reason))}
      saveReport={saveReport}
      onClose={close}
      transitionDuration={0}
      // `onLeave` focuses the table instead.
      disableRestoreFocus
    >
      <BulkReport attempts={attempts} isReasonLost={isReasonLost} />
    </RunDialog>
  );
};
