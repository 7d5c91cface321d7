import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { DialogFault } from '../../ui/DialogFault';
import { TitledDialog } from '../../ui/TitledDialog';
import type { AllPages } from './useAllPages';

export type RowProgressProps = { title: string; reading: AllPages };

/** The number of fetched rows with a cancel button, or the error with a retry button. Escape cancels or closes too. */
const RowProgress = ({ title, reading }: RowProgressProps) => {
  const { purpose, progress, fault, start, stop } = reading;
  const translate = useTranslate();
  return (
    <TitledDialog
      open
      title={title}
      maxWidth="xs"
      onClose={stop}
      ignoresBackdrop
      actions={
        <>
          <Button variant="outlined" color="inherit" autoFocus onClick={stop}>
            {translate(fault === undefined ? `${purpose}.cancel` : 'ra.action.close')}
          </Button>
          {fault !== undefined && (
            <Button variant="contained" onClick={start}>
              {translate('ui.retry')}
            </Button>
          )}
        </>
      }
    >
      {progress && <Progress {...progress} purpose={purpose} title={title} />}
      {fault !== undefined && <DialogFault text={translate(fault, { _: fault })} />}
    </TitledDialog>
  );
};

type ProgressProps = NonNullable<AllPages['progress']> & { purpose: AllPages['purpose']; title: string };

const Progress = ({ done, total, purpose, title }: ProgressProps) => {
  const translate = useTranslate();
  const words =
    total === undefined ? translate(`${purpose}.starting`) : translate('export.rowsFetched', { done, total });
  return (
    <>
      <p role="status">{words}</p>
      <LinearProgress
        aria-label={title}
        {...(total === undefined || total === 0
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: Math.min(100, (done / total) * 100) })}
      />
    </>
  );
};

export default RowProgress;
