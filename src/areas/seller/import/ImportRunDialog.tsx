import { useState } from 'react';
import { UncopiedDialog } from '../../../form/save/UncopiedDialog';
import { RunDialog } from '../../../list/bulk/RunDialog';
import { RunReport } from './RunReport';
import { useImportReportFile } from './useImportReportFile';
import { type ImportRun, isNew } from './useImportRun';
import { useImportWords } from './useImportWords';

type ImportRunDialogProps = {
  run: ImportRun;
  onClose: () => void;
};

/**
 * The dialog of a running import: its progress, then the result of each row with the passwords of the new sellers. It asks before it
 * closes with passwords that were not saved.
 */
export const ImportRunDialog = ({ run, onClose }: ImportRunDialogProps) => {
  const words = useImportWords();
  const passwords = run.attempts.filter(isNew).length;
  const [saved, setSaved] = useState(0);
  const [isAsking, setAsking] = useState(false);
  return (
    <RunDialog
      title={words(run.progress ? 'running' : 'result')}
      run={run}
      resume={run.resume}
      saveReport={useImportReportFile(run.attempts)}
      onClose={passwords > saved ? () => setAsking(true) : onClose}
      ignoresBackdrop
    >
      <RunReport attempts={run.attempts} refusal={run.refusal} onSaved={() => setSaved(passwords)} />
      {isAsking && (
        <UncopiedDialog title={words('accountsUnsaved')} onStay={() => setAsking(false)} onClose={onClose} />
      )}
    </RunDialog>
  );
};
