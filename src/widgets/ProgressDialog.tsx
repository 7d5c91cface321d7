import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { groupedFigures } from '../rules/rupiah';
import type { AllPages } from './useAllPages';

type ProgressDialogProps = {
  title: string;
  /** What the rows are for; words stand at `kit.<purpose>`. */
  purpose: AllPages['purpose'];
  /** Undefined while nothing runs: the dialog is closed. */
  progress: AllPages['progress'];
  onCancel: () => void;
};

/** How many rows have been fetched, with a way to stop. Escape stops it too. */
export const ProgressDialog = ({ title, purpose, progress, onCancel }: ProgressDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { done = 0, total } = progress ?? {};
  const words =
    total === undefined
      ? translate(`kit.${purpose}.starting`)
      : translate('kit.rowsFetched', { done: groupedFigures(done), total: groupedFigures(total) });
  return (
    <Dialog
      open={progress !== undefined}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') onCancel();
      }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <p role="status">{words}</p>
        <LinearProgress
          aria-labelledby={titleId}
          {...(total === undefined || total === 0
            ? { variant: 'indeterminate' as const }
            : { variant: 'determinate' as const, value: Math.min(100, (done / total) * 100) })}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" autoFocus onClick={onCancel}>
          {translate(`kit.${purpose}.cancel`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
