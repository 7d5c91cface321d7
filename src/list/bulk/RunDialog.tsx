import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bulk } from '../../../i18n/list/bulk';
import { actOnEach, type Attempt, isOpen } from '../../dataProvider/actOnEach';
import { waitUntilOf } from '../../dataProvider/serverErrors';
import { Button } from '../../ui/Button';
import { TitledDialog, type TitledDialogProps } from '../../ui/Dialog';
import { useStayDuring } from '../../ui/StayDuring';
import { useSecondsLeft } from '../../ui/text/clock';
import { useOwnWords } from '../../ui/text/words';
import { Progress } from '../../ui/Waiting';
import './bulk.css';

/** `noun` is the word for a record of the resource in context (docs/decisions.md 'Bulk actions'). */
export const useBulkWords = () => {
  const translate = useTranslate();
  const noun = translate(`resources.${useResourceContext()}.noun`, { _: bulk.noun });
  const words = useOwnWords(bulk);
  return (name: keyof typeof bulk, places?: Readonly<Record<string, unknown>>): string =>
    words(name, { noun, ...places });
};

export const RunCounts = ({ counts }: { counts: readonly string[] }) => (
  <p role="status" className="bulk-counts">
    {counts.join(' · ')}
  </p>
);

type Calls<T extends RaRecord> = Pick<Parameters<typeof actOnEach<T>>[1], 'wasDone'> & {
  /** `signal` is aborted when the user leaves the page; `stop` lets the current request finish. */
  send: (record: T, signal: AbortSignal) => Promise<unknown>;
};

/** Sends one request after the other. `isShownOnce`: the report has passwords, which cannot be shown again. */
export const useRun = <T extends RaRecord>(initial: readonly Attempt<T>[], isShownOnce = false) => {
  const [attempts, setAttempts] = useState(initial);
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [isStopping, setStopping] = useState(false);
  const [waitUntil, setWaitUntil] = useState(0);
  const running = useRef<{ stopping: AbortController; leaving: AbortController }>(undefined);
  useEffect(
    () => () => {
      running.current?.stopping.abort();
      running.current?.leaving.abort();
    },
    [],
  );
  const hasPasswords = isShownOnce && attempts.some(({ outcome }) => outcome === 'done');
  useStayDuring(progress ? 'run' : hasPasswords ? 'password' : undefined);

  const stop = (): void => {
    setStopping(true);
    running.current?.stopping.abort();
  };
  const run = async (from: readonly Attempt<T>[], calls: Calls<T>): Promise<void> => {
    // A second click before the first re-render must not start a second run.
    if (running.current) return;
    const { stopping, leaving } = (running.current = {
      stopping: new AbortController(),
      leaving: new AbortController(),
    });
    const total = from.filter(isOpen).length;
    let done = 0;
    setStopping(false);
    setWaitUntil(0);
    setAttempts(from);
    setProgress({ done, total });
    await actOnEach(from, {
      ...calls,
      send: (record) => calls.send(record, leaving.signal),
      signal: stopping.signal,
      onWait: (error) => setWaitUntil(waitUntilOf(error)),
      onAttempt: (next, { error }) => {
        done += 1;
        setWaitUntil(waitUntilOf(error));
        setAttempts(next);
        setProgress({ done, total });
      },
    });
    running.current = undefined;
    setProgress(undefined);
  };
  return {
    attempts,
    progress,
    /** The host wants no request before this time, in epoch milliseconds. */
    waitUntil,
    isStopping,
    run,
    stop,
    reset: (): void => setAttempts([]),
  };
};

type RunDialogProps = Pick<
  TitledDialogProps,
  'title' | 'ignoresBackdrop' | 'transitionDuration' | 'disableRestoreFocus'
> & {
  run: Pick<ReturnType<typeof useRun>, 'attempts' | 'progress' | 'waitUntil' | 'isStopping' | 'stop'>;
  /** Sends the records that failed or were not sent. */
  resume: () => void;
  saveReport: () => void;
  onClose: () => void;
  /** The report focuses a button of its own. */
  hasOwnFocus?: boolean;
  children: ReactNode;
};

export const RunDialog = (props: RunDialogProps) => {
  const { title, run, resume, saveReport, onClose, hasOwnFocus = false, children, ...dialogProps } = props;
  const { attempts, progress, waitUntil, isStopping, stop } = run;
  const translate = useTranslate();
  const words = useBulkWords();
  const open = attempts.filter(isOpen);
  const seconds = useSecondsLeft(waitUntil);
  const hasUnsent = open.some(({ outcome }) => outcome === 'unsent');
  return (
    <TitledDialog
      open
      maxWidth="sm"
      title={title}
      onClose={progress ? undefined : onClose}
      actions={
        progress ? (
          <Button key="stop" variant="outlined" color="inherit" autoFocus off={isStopping} onClick={stop}>
            {words(isStopping ? 'stopping' : 'stop')}
          </Button>
        ) : (
          <>
            <Button key="close" variant="outlined" color="inherit" autoFocus={!hasOwnFocus} onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={saveReport}>
              {words('save')}
            </Button>
            {open.length > 0 && (
              <Button variant="contained" off={seconds > 0} onClick={resume}>
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
            <p className="bulk-hint hint">{translate('action.wait', { count: seconds })}</p>
          )}
        </>
      )}
    </TitledDialog>
  );
};
