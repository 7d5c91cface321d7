import { RunDialog } from '../../../widgets/bulk/RunDialog';
import { RunReport } from './RunReport';
import type { ImportAttempt, ImportRun } from './useImportRun';
import { useImportWords } from './useImportWords';
import { useReportFile } from './useReportFile';

type ImportRunDialogProps = {
  run: ImportRun;
  attempts: readonly ImportAttempt[];
  onClose: () => void;
};

/** How far the registration is, and then what became of each row, with the passwords of the new sellers. */
export const ImportRunDialog = ({ run, attempts, onClose }: ImportRunDialogProps) => {
  const words = useImportWords();
  return (
    <RunDialog
      title={words(run.progress ? 'running' : 'result')}
      run={{ ...run, attempts }}
      resume={run.resume}
      saveReport={useReportFile(attempts)}
      onClose={onClose}
      isShownOnce
    >
      <RunReport attempts={attempts} refusal={run.refusal} />
    </RunDialog>
  );
};
