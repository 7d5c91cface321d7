import { Fragment } from 'react';
import { useRefreshAll } from '../../../dataProvider/useRefreshAll';
import { useStrayDrops } from '../../../form/photo/fileDrop';
import { BackLink } from '../../../record/queue/BackLink';
import { PageHeader } from '../../../ui/PageHeader';
import { CheckStep } from './CheckStep';
import { ColumnStep } from './ColumnStep';
import { FileStep } from './FileStep';
import { ImportRunDialog } from './ImportRunDialog';
import { useImportWords } from './importWords';
import { useImportCheck } from './useImportCheck';
import { useImportRun } from './useImportRun';
import './Import.css';

/** Registers many sellers from a table (docs/decisions.md 'An import asks first'). */
const SellerImport = () => {
  const words = useImportWords();
  const refreshAll = useRefreshAll();
  const check = useImportCheck();
  const run = useImportRun();
  const { choices, choose, forget } = check;
  useStrayDrops();
  const close = (): void => {
    forget(run.attempts);
    run.close();
    refreshAll();
  };
  return (
    <>
      <BackLink />
      <PageHeader title={words('title')} sentence={words('sentence')} />
      <FileStep choices={choices} choose={choose} />
      {choices.sheet && (
        // The key drops what was opened and ticked for an earlier table.
        <Fragment key={choices.tableVersion}>
          <ColumnStep choices={choices} choose={choose} />
          {choices.isConfirmed && <CheckStep check={check} onRun={run.start} />}
        </Fragment>
      )}
      {run.attempts.length > 0 && <ImportRunDialog run={run} onClose={close} />}
    </>
  );
};

export default SellerImport;
