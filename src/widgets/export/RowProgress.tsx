import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { groupedFigures } from '../../format/rupiah';
import { DialogFault } from '../feedback/DialogFault';
import type { AllPages } from './useAllPages';

export type RowProgressProps = { title: string; reading: AllPages };

/** How many rows have been fetched, with a way to stop, or why they could not be, with a retry. Escape closes it too. */
const RowProgress = ({ title, reading }: RowProgressProps) => {
  const { purpose, progress, fault, start, stop } = reading;
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') stop();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {progress && <Progress {...progress} purpose={purpose} titleId={titleId} />}
        {fault !== undefined && <DialogFault text={fault} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" autoFocus onClick={stop}>
          {translate(fault === undefined ? `widgets.${purpose}.cancel` : 'ra.action.close')}
        </Button>
        {fault !== undefined && (
          <Button variant="contained" onClick={start}>
            {translate('widgets.feedback.retry')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

type ProgressProps = NonNullable<AllPages['progress']> & { purpose: AllPages['purpose']; titleId: string };

const Progress = ({ done, total, purpose, titleId }: ProgressProps) => {
  const translate = useTranslate();
  const words =
    total === undefined
      ? translate(`widgets.${purpose}.starting`)
      : translate('widgets.export.rowsFetched', { done: groupedFigures(done), total: groupedFigures(total) });
  return (
    <>
      <p role="status">{words}</p>
      <LinearProgress
        aria-labelledby={titleId}
        {...(total === undefined || total === 0
          ? { variant: 'indeterminate' as const }
          : { variant: 'determinate' as const, value: Math.min(100, (done / total) * 100) })}
      />
    </>
  );
};

export default RowProgress;
