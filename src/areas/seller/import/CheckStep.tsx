import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { saveCsv } from '../../../list/export/saveTable';
import { Button } from '../../../ui/Button';
import { ChoiceBox } from '../../../ui/field/Field';
import { FailedPart } from '../../../ui/Part';
import { FullWidth, Section } from '../../../ui/Section';
import { ToneBadge } from '../../../ui/text/texts';
import { Progress } from '../../../ui/Waiting';
import type { CheckedRow, Choices } from './checkRow';
import { lostDigits } from './checkRows';
import { type ImportedField, importedFields, isRegionField } from './columns';
import { listed, useImportWords } from './importWords';
import { RowNotes } from './RowNotes';
import type { ImportCheck } from './useImportCheck';

type CheckStepProps = { check: ImportCheck; onRun: (rows: readonly CheckedRow[]) => void };

export const CheckStep = ({ check, onRun }: CheckStepProps) => {
  const translate = useTranslate();
  const words = useImportWords();
  const { choices, choose, rows = [], isChecking, progress, error, retry } = check;
  // A row that is corrected stays in view, with the field that has the focus.
  const [wrongLines, setWrongLines] = useState<ReadonlySet<number>>();
  const saveProblems = useProblemsFile(choices, rows);
  const tidyHint = useId();
  const ready = rows.filter(({ state }) => state === 'ready');
  const isWrong = ({ state }: CheckedRow) => state === 'wrong';
  const shown = wrongLines ? rows.filter((row) => isWrong(row) || wrongLines.has(row.line)) : rows;
  const canRun = !isChecking && !error;
  const warnings = lostDigits(rows);

  return (
    <Section title={words('checkTitle')} help={words('checkHint')}>
      <FullWidth className="import-check stack">
        {error && (
          <FailedPart retry={retry}>
            {words('checkFailed', { reason: translate(error.message, { _: error.message }) })}
          </FailedPart>
        )}
        {isChecking && (
          <>
            <p role="status">{words('checking', progress)}</p>
            <Progress label={words('checkTitle')} part={progress.done / Math.max(progress.total, 1)} />
          </>
        )}
        {!isChecking && rows.length > 0 && (
          <p role="status" className="figures flow">
            {rowStates.map((state) => (
              <RowState key={state} state={state} count={rows.filter((row) => row.state === state).length} />
            ))}
          </p>
        )}
        {warnings.map(
          ([warning, wrong]) =>
            wrong.length > 0 && (
              <p key={warning} role="alert" className="caution">
                {words(warning, { count: wrong.length, lines: listed(wrong.map(({ line }) => line)) })}
              </p>
            ),
        )}
        {rows.length > 0 && (
          <>
            <div className="import-options flow">
              <ChoiceBox
                type="checkbox"
                checked={wrongLines !== undefined}
                onChange={({ target }) =>
                  setWrongLines(
                    target.checked ? new Set(rows.filter(isWrong).map(({ line }) => line)) : undefined,
                  )
                }
              >
                {words('onlyWrong')}
              </ChoiceBox>
              <div>
                <ChoiceBox
                  type="checkbox"
                  checked={choices.isTidy}
                  onChange={({ target }) => choose({ isTidy: target.checked })}
                  aria-describedby={tidyHint}
                >
                  {words('tidy')}
                </ChoiceBox>
                <p id={tidyHint} className="hint">
                  {words('tidyHint')}
                </p>
              </div>
            </div>
            <CheckTable
              rows={shown}
              doubtful={new Set(warnings.flatMap(([, doubtful]) => doubtful))}
              check={check}
            />
            <div className="import-actions flow">
              {ready.length < rows.length && (
                <Button variant="outlined" color="inherit" onClick={saveProblems}>
                  {words('problems')}
                </Button>
              )}
              {ready.length > 0 && (
                <Button variant="contained" off={!canRun} onClick={() => onRun(ready)}>
                  {words('run', { count: ready.length })}
                </Button>
              )}
            </div>
          </>
        )}
      </FullWidth>
    </Section>
  );
};

const step = 100;

type CheckTableProps = {
  rows: readonly CheckedRow[];
  check: ImportCheck;
  doubtful: ReadonlySet<CheckedRow>;
};

const CheckTable = ({ rows, check, doubtful }: CheckTableProps) => {
  const words = useImportWords();
  const [most, setMost] = useState(step);
  const rest = rows.length - most;
  if (rows.length === 0) return <p>{words('noneWrong')}</p>;
  return (
    <>
      <table className="import-table small-table" aria-label={words('rows')}>
        <thead className="hidden-on-phones">
          <tr>
            {(['line', 'seller', 'state', 'notes'] as const).map((head) => (
              <th key={head} scope="col">
                {words(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <th scope="row">
                <strong>{row.form.storeName || '–'}</strong>
                <span>{row.form.fullName || '–'}</span>
              </th>
              <td>
                <RowState state={row.state} />
              </td>
              <td>
                <RowNotes row={row} check={check} isDoubtful={doubtful.has(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setMost(most + step)}>
          {words('more', { count: Math.min(rest, step) })}
        </Button>
      )}
    </>
  );
};

const tones = { ready: 'success', wrong: 'error', registered: 'neutral' } as const;
const rowStates = Object.keys(tones) as CheckedRow['state'][];

const RowState = ({ state, count }: { state: CheckedRow['state']; count?: number }) => {
  const words = useImportWords();
  const word = words(state);
  const text = count === undefined ? word : words('count', { count, state: word.toLowerCase() });
  return <ToneBadge tone={tones[state]}>{text}</ToneBadge>;
};

/** For correction and another import: cells that were corrected on the page have the correction, all others are unchanged. */
const useProblemsFile = (
  { sheet, columns }: Pick<Choices, 'sheet' | 'columns'>,
  rows: readonly CheckedRow[],
): (() => void) => {
  const words = useImportWords();
  const reasonOf = ({ state, faults }: CheckedRow): string =>
    state === 'registered' ? words('registered') : faults.map(({ text }) => text).join('; ');
  const textOf = ({ texts, form }: CheckedRow, field: ImportedField): string =>
    (isRegionField(field) ? form[field]?.name : undefined) ?? texts.get(field) ?? '';
  const correction = (row: CheckedRow, column: number): string | undefined => {
    const fields = importedFields.filter((field) => columns[field] === column);
    const mended = fields.find((field) => row.mended.has(field));
    if (mended === undefined) return undefined;
    const isOfBoth = fields.includes('rt') && fields.includes('rw');
    return isOfBoth ? `${textOf(row, 'rt')}/${textOf(row, 'rw')}` : textOf(row, mended);
  };
  return () => {
    const head = sheet?.head ?? [];
    const cellsOf = new Map(sheet?.rows.map(({ line, cells }) => [line, cells]));
    saveCsv(words('problemsName'), [
      [...head.map(({ text }) => text), words('notes')],
      ...rows
        .filter(({ state }) => state !== 'ready')
        .map((row) => [
          ...head.map((_, column) => correction(row, column) ?? cellsOf.get(row.line)?.[column]?.text),
          reasonOf(row),
        ]),
    ]);
  };
};
