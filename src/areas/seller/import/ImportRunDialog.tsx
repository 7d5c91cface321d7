import { RunDialog } from '../../../widgets/bulk/RunDialog';
import { RunReport } from './RunReport';
import { useImportReportFile } from './useImportReportFile';
import type { ImportRun } from './useImportRun';
import { useImportWords } from './useImportWords';

type ImportRunDialogProps = {
  run: ImportRun;
  onClose: () => void;
};

/** The dialog of a running import: its progress, then the result of each row with the passwords of the new sellers. */
export const ImportRunDialog = ({ run, onClose }: ImportRunDialogProps) => {
  const words = useImportWords();
  return (
    <RunDialog
      title={words(run.progress ? 'running' : 'result')}
      run={run}
      resume={run.resume}
      saveReport={useImportReportFile(run.attempts)}
      onClose={onClose}
      ignoresBackdrop
    >
      <RunReport attempts={run.attempts} refusal={run.refusal} />
    </RunDialog>
  );
};
