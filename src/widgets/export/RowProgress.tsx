import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { groupedFigures } from '../../format/rupiah';
import type { AllPages } from './useAllPages';

export type RowProgressProps = {
  title: string;
  /** What the rows are for; words stand at `kit.<purpose>`. */
  purpose: AllPages['purpose'];
  progress: NonNullable<AllPages['progress']>;
  onCancel: () => void;
};

/** How many rows have been fetched, with a way to stop. Escape stops it too. */
const RowProgress = ({ title, purpose, progress, onCancel }: RowProgressProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { done, total } = progress;
  const words =
    total === undefined
      ? translate(`kit.${purpose}.starting`)
      : translate('kit.rowsFetched', { done: groupedFigures(done), total: groupedFigures(total) });
  return (
    <Dialog
      open
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

export default RowProgress;
