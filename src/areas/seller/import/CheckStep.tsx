import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import { FormSection } from '../../../form/FormSection';
import { FullWidth } from '../../../form/FullWidth';
import { Button } from '../../../ui/Button';
import { FailedPart } from '../../../ui/FailedPart';
import type { CheckedRow } from './checkedRow';
import { CheckTable } from './CheckTable';
import { listed } from './listed';
import { lostDigits } from './lostDigits';
import { RowState, rowStates } from './RowState';
import type { useImportCheck } from './useImportCheck';
import { useImportWords } from './useImportWords';
import { useProblemsFile } from './useProblemsFile';

const noRows: readonly CheckedRow[] = [];

type CheckStepProps = {
  check: ReturnType<typeof useImportCheck>;
  onRun: (rows: readonly CheckedRow[]) => void;
};

/** The result of the check for every row, its corrections, and the button that registers the valid rows. */
export const CheckStep = ({ check, onRun }: CheckStepProps) => {
  const translate = useTranslate();
  const words = useImportWords();
  const { choices, choose, rows = noRows, isChecking, progress, error, retry, typing } = check;
  // A row that is corrected stays in view, with the field that has the focus.
  const [wrongLines, setWrongLines] = useState<ReadonlySet<number>>();
  const saveProblems = useProblemsFile(choices, rows);
  const tidyHint = useId();
  const ready = rows.filter(({ state }) => state === 'ready');
  const isWrong = ({ state }: CheckedRow) => state === 'wrong';
  const shown = wrongLines ? rows.filter((row) => isWrong(row) || wrongLines.has(row.line)) : rows;
  const canRun = !isChecking && !error;
  const lost = useMemo(() => lostDigits(rows), [rows]);
  const warnings = [
    ['roundedNiks', lost.niks],
    ['shortAccounts', lost.accounts],
  ] as const;

  return (
    <FormSection title={words('checkTitle')} help={words('checkHint')}>
      <FullWidth className="import-check">
        {error && (
          <FailedPart retry={retry}>
            {words('checkFailed', { reason: translate(error.message, { _: error.message }) })}
          </FailedPart>
        )}
        {isChecking && (
          <>
            <p role="status">{words('checking', progress)}</p>
            <LinearProgress
              aria-label={words('checkTitle')}
              variant="determinate"
              value={(progress.done / Math.max(progress.total, 1)) * 100}
            />
          </>
        )}
        {!isChecking && rows.length > 0 && (
          <p role="status" className="import-counts">
            {rowStates.map((state) => (
              <RowState key={state} state={state} count={rows.filter((row) => row.state === state).length} />
            ))}
          </p>
        )}
        {warnings.map(
          ([warning, wrong]) =>
            wrong.length > 0 && (
              <p key={warning} role="alert" className="import-warning">
                {words(warning, { count: wrong.length, lines: listed(wrong.map(({ line }) => line)) })}
              </p>
            ),
        )}
        {rows.length > 0 && (
          <>
            <div className="import-options">
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={wrongLines !== undefined}
                    onChange={(_, isOn) =>
                      setWrongLines(isOn ? new Set(rows.filter(isWrong).map(({ line }) => line)) : undefined)
                    }
                  />
                }
                label={words('onlyWrong')}
              />
              <div>
                <FormControlLabel
                  control={
                    <Checkbox
                      size="small"
                      checked={choices.isTidy}
                      onChange={(_, isTidy) => choose({ isTidy })}
                      slotProps={{ input: { 'aria-describedby': tidyHint } }}
                    />
                  }
                  label={words('tidy')}
                />
                <p id={tidyHint} className="import-hint">
                  {words('tidyHint')}
                </p>
              </div>
            </div>
            <CheckTable
              rows={shown}
              hasPhotos={choices.photos.size > 0}
              doubtful={new Set([...lost.niks, ...lost.accounts])}
              mending={{
                chosen: choices.chosen,
                onChoose: (key, region) => choose({ chosen: new Map([...choices.chosen, [key, region]]) }),
                onMend: (key, value) => choose({ mended: new Map([...choices.mended, [key, value]]) }),
                typing,
              }}
            />
            <div className="import-actions">
              {ready.length < rows.length && (
                <Button variant="outlined" color="inherit" onClick={saveProblems}>
                  {words('problems')}
                </Button>
              )}
              {ready.length > 0 && (
                <Button
                  variant="contained"
                  aria-disabled={!canRun}
                  onClick={canRun ? () => onRun(ready) : undefined}
                >
                  {words('run', { count: ready.length })}
                </Button>
              )}
            </div>
          </>
        )}
      </FullWidth>
    </FormSection>
  );
};
