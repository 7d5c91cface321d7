import { useTranslate } from 'ra-core';
import { Button } from '../../ui/Button';
import { DialogFault, TitledDialog } from '../../ui/Dialog';
import { Progress } from '../../ui/Waiting';
import type { AllPages } from './useAllPages';

type RowProgressProps = { title: string; reading: AllPages };

export const RowProgress = ({ title, reading }: RowProgressProps) => {
  const { purpose, progress, fault, start, stop } = reading;
  const translate = useTranslate();
  if ((progress ?? fault) === undefined) return null;
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
      {progress && <RowCount {...progress} purpose={purpose} title={title} />}
      {fault !== undefined && <DialogFault text={translate(fault, { _: fault })} />}
    </TitledDialog>
  );
};

type RowCountProps = NonNullable<AllPages['progress']> & { purpose: AllPages['purpose']; title: string };

const RowCount = ({ done, total, purpose, title }: RowCountProps) => {
  const translate = useTranslate();
  const words =
    total === undefined ? translate(`${purpose}.starting`) : translate('export.rowsFetched', { done, total });
  return (
    <>
      <p role="status">{words}</p>
      <Progress label={title} part={total ? Math.min(1, done / total) : undefined} />
    </>
  );
};
