import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { groupedFigures } from '../rules/rupiah';

/** Rows fetched, and how many there will be, once that is known. */
export type ExportProgress = { done: number; total: number | undefined };

type ExportDialogProps = {
  title: string;
  /** Undefined while nothing runs: the dialog is closed. */
  progress: ExportProgress | undefined;
  onCancel: () => void;
};

/** How far an export is, with a way to stop it. Escape stops it too. */
export const ExportDialog = ({ title, progress, onCancel }: ExportDialogProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { done = 0, total } = progress ?? {};
  const words =
    total === undefined
      ? translate('kit.export.starting')
      : translate('kit.export.progress', { done: groupedFigures(done), total: groupedFigures(total) });
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
          {translate('kit.export.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
