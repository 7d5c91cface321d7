import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { isOpen } from '../../dataProvider/actOnEach';
import { Button } from '../../ui/Button';
import { TitledDialog, type TitledDialogProps } from '../../ui/Dialog';
import { useSecondsLeft } from '../../ui/text/clock';
import { Progress } from '../../ui/Waiting';
import { useBulkWords } from './useBulkRun';
import type { useRun } from './useRun';
import './bulk.css';

/** How many records a run changed and how many it did not, in one line. All texts are translated. */
export const RunCounts = ({ counts }: { counts: readonly string[] }) => (
  <p role="status" className="bulk-counts">
    {counts.join(' · ')}
  </p>
);

type RunDialogProps = Pick<
  TitledDialogProps,
  'title' | 'ignoresBackdrop' | 'transitionDuration' | 'disableRestoreFocus'
> & {
  run: Pick<ReturnType<typeof useRun>, 'attempts' | 'progress' | 'held' | 'isStopping' | 'stop'>;
  /** Sends the records that failed or were not sent. */
  resume: () => void;
  saveReport: () => void;
  onClose: () => void;
  /** The report, shown after the run. */
  children: ReactNode;
};

/** The progress of a run over many records, then its report, with a button that sends the open records again. */
export const RunDialog = (props: RunDialogProps) => {
  const { title, run, resume, saveReport, onClose, children, ...dialogProps } = props;
  const { attempts, progress, held, isStopping, stop } = run;
  const translate = useTranslate();
  const words = useBulkWords();
  const open = attempts.filter(isOpen);
  const seconds = useSecondsLeft(held);
  const hasUnsent = open.some(({ outcome }) => outcome === 'unsent');
  return (
    <TitledDialog
      open
      maxWidth="sm"
      title={title}
      onClose={progress ? undefined : onClose}
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
            <Button key="close" variant="outlined" color="inherit" autoFocus onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={saveReport}>
              {words('save')}
            </Button>
            {open.length > 0 && (
              <Button
                variant="contained"
                aria-disabled={seconds > 0}
                onClick={seconds > 0 ? undefined : resume}
              >
                {hasUnsent ? words('resume', { count: open.length }) : words('retry')}
              </Button>
            )}
          </>
        )
      }
      {...dialogProps}
    >
      {progress ? (
        <>
          <p role="status">{words('progress', progress)}</p>
          <Progress label={title} part={progress.done / Math.max(progress.total, 1)} />
          <p className="bulk-hint hint">
            {seconds > 0 ? words('waiting', { count: seconds }) : words('sent')}
          </p>
        </>
      ) : (
        <>
          {children}
          {open.length > 0 && seconds > 0 && (
            <p className="bulk-hint hint">{translate('action.held', { count: seconds })}</p>
          )}
        </>
      )}
    </TitledDialog>
  );
};
