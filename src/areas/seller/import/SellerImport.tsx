import { Fragment, useState } from 'react';
import { useRefreshAll } from '../../../dataProvider/useRefreshAll';
import { BackLink } from '../../../record/RecordColumns';
import { Button } from '../../../ui/Button';
import { SelectBox } from '../../../ui/field/Field';
import { PageHeader } from '../../../ui/PageHeader';
import { FullWidth, Section } from '../../../ui/Section';
import { CheckStep } from './CheckStep';
import { doubtfulColumns, type ImportedField, importedFields } from './columns';
import { FileStep } from './FileStep';
import { ImportRunDialog } from './ImportRunDialog';
import { useFieldLabels, useImportWords } from './importWords';
import { type ImportCheck, useImportCheck } from './useImportCheck';
import { useImportRun } from './useImportRun';
import './Import.css';

/** Registers many sellers from a table (docs/decisions.md 'An import asks first'). */
const SellerImport = () => {
  const words = useImportWords();
  const refreshAll = useRefreshAll();
  const check = useImportCheck();
  const run = useImportRun();
  const { choices, choose, forget } = check;
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

/** Collapsed if all columns were recognised. */
const ColumnStep = ({ choices, choose }: Pick<ImportCheck, 'choices' | 'choose'>) => {
  const words = useImportWords();
  const { sheet, columns, isConfirmed } = choices;
  const [isOpened, setOpened] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const rows = sheet?.rows ?? [];
  const labels = useFieldLabels();
  const names = (sheet?.head ?? []).map(({ text }) => text.trim());
  const doubtful = doubtfulColumns(names, labels);
  const nameOf = (name: string, column: number): string => {
    const number = column + 1;
    if (name === '') return words('columnsUnnamed', { number });
    return names.indexOf(name) === names.lastIndexOf(name) ? name : words('columnsNamed', { name, number });
  };
  const missing = importedFields.filter((field) => columns[field] === undefined);

  // Columns without a name and without a value are no choice.
  const columnChoices = names
    .map((name, column) => ({ id: column, name: nameOf(name, column) }))
    .filter(({ id }) => names[id] !== '' || rows.some(({ cells }) => cells[id]?.text.trim()));
  const helpOf = (field: ImportedField): string => {
    const column = columns[field];
    const fitting = doubtful.get(field)?.length;
    if (column === undefined && fitting !== undefined) return words('columnsDoubtful', { count: fitting });
    if (column === undefined) return isAsked ? words('columnsMissing', { label: labels[field] }) : ' ';
    const sample = rows.map(({ cells }) => cells[column]?.text.trim() ?? '').find((text) => text !== '');
    return sample === undefined ? ' ' : words('columnsSample', { value: sample });
  };
  const confirm = (form: HTMLElement | null): void => {
    setAsked(true);
    if (missing.length === 0) choose({ isConfirmed: true });
    else form?.querySelector<HTMLElement>(`[data-field="${missing[0] ?? ''}"]`)?.focus();
  };

  return (
    <Section title={words('columnsTitle')} help={words('columnsHint')}>
      {isConfirmed && missing.length === 0 && !isOpened ? (
        <FullWidth as="p" className="import-folded row flow">
          <span>{words('columnsDone')}</span>
          <Button size="small" onClick={() => setOpened(true)}>
            {words('columnsOpen')}
          </Button>
        </FullWidth>
      ) : (
        importedFields.map((field) => (
          <SelectBox<string | number>
            key={field}
            required
            data-field={field}
            label={labels[field]}
            value={columns[field] ?? ''}
            error={(isAsked || doubtful.has(field)) && columns[field] === undefined}
            helperText={helpOf(field)}
            onChange={(chosen) =>
              choose({ columns: { ...columns, [field]: chosen === '' ? undefined : chosen } })
            }
            choices={[{ id: '', name: words('columnsNone') }, ...columnChoices]}
          />
        ))
      )}
      {!isConfirmed && (
        <FullWidth className="import-actions flow">
          <Button
            variant="contained"
            onClick={({ currentTarget }) => confirm(currentTarget.closest('section'))}
          >
            {words('check', { count: rows.length })}
          </Button>
        </FullWidth>
      )}
    </Section>
  );
};

export default SellerImport;
