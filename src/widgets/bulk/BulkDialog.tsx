import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { isOpen } from '../../dataProvider/actOnEach';
import { TitledDialog } from '../feedback/TitledDialog';
import { useResourceWords } from '../text/useResourceWords';
import { type BulkActions, splitBy } from './bulkActions';
import { BulkConfirmation } from './BulkConfirmation';
import { BulkReport } from './BulkReport';
import { useBulkRun } from './useBulkRun';
import { useBulkWords } from './useBulkWords';
import { useReportFile } from './useReportFile';

type BulkDialogProps = {
  actions: BulkActions;
  action: string;
  /** Everything that is selected. */
  records: readonly RaRecord[];
  /** The dialog has gone; given the records that are still open when something was sent. */
  onClosed: (open?: Identifier[]) => void;
  /** Gives the focus to the table: the button that opened the dialog may be gone with the selection. */
  onLeave: () => void;
};

/** One action on everything that is selected: the confirmation, how far it is, and the report. */
export const BulkDialog = ({ actions, action, records, onClosed, onLeave }: BulkDialogProps) => {
  const translate = useTranslate();
  const words = useBulkWords();
  const label = useResourceWords()(`actions.${action}.label`);
  const { allowed, skipped } = splitBy(actions, action, records);
  const { attempts, progress, isStopping, run, stop } = useBulkRun(actions, action, allowed);
  const saveReport = useReportFile(action, attempts);
  const [reason, setReason] = useState<string>();
  const isSent = reason !== undefined;

  useEffect(() => (isSent ? onLeave : undefined), [isSent, onLeave]);

  if (!isSent)
    return (
      <BulkConfirmation
        actions={actions}
        action={action}
        allowed={allowed}
        skipped={skipped}
        onConfirm={(given) => {
          setReason(given);
          void run(given);
        }}
        onClosed={() => onClosed()}
      />
    );

  const open = attempts.filter(isOpen);
  const unsent = open.filter(({ outcome }) => outcome === 'unsent');
  const close = (): void =>
    onClosed([...open.map(({ record }) => record.id), ...skipped.map(({ id }) => id)]);
  return (
    <TitledDialog
      open
      transitionDuration={0}
      // The focus goes to the table.
      disableRestoreFocus
      maxWidth="sm"
      title={words('title', { label, count: attempts.length })}
      onClose={progress ? undefined : close}
      actions={
        progress ? (
          <Button
            key="stop"
            variant="outlined"
            color="inherit"
            autoFocus
            aria-disabled={isStopping}
            onClick={stop}
          >
            {words(isStopping ? 'stopping' : 'stop')}
          </Button>
        ) : (
          <>
            <Button key="close" variant="outlined" color="inherit" autoFocus onClick={close}>
              {translate('ra.action.close')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={saveReport}>
              {words('save')}
            </Button>
            {open.length > 0 && (
              <Button variant="contained" onClick={() => void run(reason)}>
                {unsent.length > 0 ? words('resume', { count: open.length }) : words('retry')}
              </Button>
            )}
          </>
        )
      }
    >
      {progress ? (
        <>
          <p role="status">{words('progress', progress)}</p>
          <LinearProgress
            aria-label={words('title', { label, count: attempts.length })}
            variant="determinate"
            value={(progress.done / Math.max(progress.total, 1)) * 100}
          />
          <p className="bulk-hint">{words('sent')}</p>
        </>
      ) : (
        <BulkReport attempts={attempts} />
      )}
    </TitledDialog>
  );
};
