import type { Identifier, RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { isOpen } from '../../dataProvider/actOnEach';
import { visibleText } from '../../domain/visibleText';
import { useReason } from '../../record/action/useReason';
import type { DraftPlace } from '../../record/draftPlace';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { type BulkActions, splitBy } from './bulkActions';
import { BulkConfirmation } from './BulkConfirmation';
import { BulkReport } from './BulkReport';
import { RunDialog } from './RunDialog';
import type { BulkDraft } from './useBulkDraft';
import { useBulkReportFile } from './useBulkReportFile';
import { useBulkRun } from './useBulkRun';
import { useBulkWords } from './useBulkWords';

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
