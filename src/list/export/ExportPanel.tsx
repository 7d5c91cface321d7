import {
  type RaRecord,
  type TranslateFunction,
  useGetResourceLabel,
  useListContext,
  useNotify,
  useTranslate,
} from 'ra-core';
import { useContext, useId, useRef, useState } from 'react';
import { logActivity } from '../../dataProvider/history/activity';
import { revealNumbers } from '../../dataProvider/revealNumbers';
import { isTotalUnknown } from '../../dataProvider/rows';
import type { Cell } from '../../domain/format/csv';
import { mask } from '../../domain/format/mask';
import { toWibInput } from '../../domain/format/wibTime';
import { Button } from '../../ui/Button';
import { ChoiceBox, RadioGroup } from '../../ui/field/Field';
import { Panel } from '../../ui/Panel';
import { useFieldLabel } from '../../ui/text/words';
import type { OpenedPanel } from '../../ui/usePanel';
import {
  type Column,
  exportedColumns,
  ListContentsContext,
  useColumnChoice,
  useListColumns,
} from '../columns';
import { wordedChoices } from '../filter/filterChoices';
import { FilterChips } from '../filter/Filters';
import {
  activeFilters,
  activeSearch,
  type FilterValues,
  type ListFilter,
  useFilterValues,
} from '../filter/listFilter';
import { RowProgress, useAllPages } from './allPages';
import { type FileFormat, saveTable } from './saveTable';

type CellWords = { resource: string; translate: TranslateFunction };

const cellOf = (record: RaRecord, column: Column, { resource, translate }: CellWords): Cell => {
  const { source, type, secret } = column;
  const words = column.words ?? (type === 'state' ? 'states' : undefined);
  const found: unknown = column.value ? column.value(record, translate) : record[source];
  const isWritten = typeof found === 'string' || typeof found === 'number';
  if (!isWritten && typeof found !== 'boolean') return undefined;
  const text = String(found);
  if (words !== undefined) return translate(`resources.${resource}.${words}.${text}`, { _: text });
  // It is written as `2026-11-20 09:05`, which sorts as text; the head names the time zone.
  if (type === 'instant') return toWibInput(text).replace('T', ' ');
  if (!isWritten) return undefined;
  return secret ? mask(text) : found;
};

type ExportedFile = {
  format: FileFormat;
  name: string;
  title: string;
  /** True if NIK and account numbers are written unmasked. */
  isWhole: boolean;
};

export const exportFile = async (
  records: readonly RaRecord[],
  columns: readonly Column[],
  { format, name, title, isWhole }: ExportedFile,
  words: CellWords & {
    fieldLabel: (source: string) => string;
  },
  signal: AbortSignal,
): Promise<void> => {
  const head = columns.map(({ source, label: tableLabel, exportedLabel: label = tableLabel, type }) => {
    const text = label ? words.translate(label, { _: label }) : words.fieldLabel(source);
    return type === 'instant' ? words.translate('text.inWib', { label: text }) : text;
  });
  const rows = records.map((record) =>
    columns.map((column) => cellOf(record, isWhole ? { ...column, secret: false } : column, words)),
  );
  await saveTable(format, { name, title, head, rows }, { signal });
};

const formats: readonly FileFormat[] = ['xlsx', 'csv'];
const extents = ['all', 'shown'] as const;

const useAllFilters = (control: ExportButtonProps['control']) => {
  const { filters, states } = useContext(ListContentsContext);
  const all: ListFilter[] = [
    ...(control ? [control.filter] : []),
    ...(states ? [{ source: 'status', useChoices: wordedChoices(states, 'states') }] : []),
    ...filters,
  ];
  return { filters: all, values: { ...useFilterValues(), ...control?.values } };
};

export type ExportButtonProps = {
  columns?: readonly Column[];
  /** The file's name without date and extension. Defaults to the resource. */
  name?: string;
  /** A filter that the list sets with its own control; listed first. */
  control?: { filter: ListFilter; values: FilterValues };
  /** The area in the activity log; defaults to the resource. */
  area?: string;
};

/** Choosing a format starts the export, whose progress a dialog shows. The file is saved after the last page. */
const ExportPanel = ({ columns: own, name, control, area, ...panel }: ExportButtonProps & OpenedPanel) => {
  const list = useListContext();
  const { resource, total } = list;
  const { filters, values } = useAllFilters(control);
  const search = activeSearch(values);
  const isFiltered = activeFilters(filters, values).length > 0;
  const narrowed = search === '' ? (isFiltered ? 'filtered' : 'all') : isFiltered ? 'both' : 'searched';
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const resourceLabel = useGetResourceLabel();
  const notify = useNotify();
  const hint = useId();
  const request = useRef<{ format: FileFormat; isWhole: boolean }>({ format: 'xlsx', isWhole: false });
  const [isWhole, setWhole] = useState(false);
  const [extent, setExtent] = useState<(typeof extents)[number]>('all');
  const columns = exportedColumns(useListColumns(own));
  const choice = useColumnChoice(columns.map((column) => ({ ...column, id: column.within ?? column.id })));
  const columnsOf = { all: columns, shown: choice.columns.filter(({ isShown }) => isShown) };
  const chosen = columnsOf[extent];
  const secrets = chosen.filter(({ secret }) => secret).map(({ source }) => source);
  const listName = resourceLabel(resource, 2);
  const title = translate('export.title', { name: listName });

  const onRows = async (records: RaRecord[], signal: AbortSignal): Promise<void> => {
    if (records.length === 0) {
      notify('export.nothing', { type: 'error' });
      return;
    }
    const file = { ...request.current, name: name ?? resource, title: listName };
    const written = file.isWhole ? await revealNumbers(resource, records, secrets, signal) : records;
    await exportFile(written, chosen, file, { resource, translate, fieldLabel }, signal);
    notify('export.done', { type: 'success', messageArgs: { count: records.length } });
    const line = {
      area: area ?? resource,
      rows: records.length,
      fields: chosen.map(({ source }) => source),
    };
    // This is not awaited: the file is saved even if the log fails.
    logActivity({ action: 'export', ...line }).catch(() => notify('errors.unlogged', { type: 'error' }));
  };
  const reading = useAllPages({ purpose: 'export', onRows });

  const begin = (format: FileFormat): void => {
    request.current = { format, isWhole };
    // Every export hides the numbers unless the user ticks the box again.
    setWhole(false);
    panel.onClose();
    reading.start();
  };

  return (
    <>
      <Panel {...panel} title={title} side="right">
        {/* Placeholder data have the total of the previous filter. */}
        {total !== undefined && !list.isPlaceholderData && !isTotalUnknown(list) && (
          <p>{translate(`export.rows.${narrowed}`, { count: total, search })}</p>
        )}
        <FilterChips filters={filters} values={values} />
        {columnsOf.shown.length < columns.length && (
          <RadioGroup
            legend={translate('export.columns.title')}
            value={extent}
            choices={extents.map((id) => ({
              id,
              name: translate(`export.columns.${id}`, { count: columnsOf[id].length }),
            }))}
            onChange={setExtent}
          />
        )}
        {secrets.length > 0 && (
          <div>
            <p id={hint}>{translate(`export.numbers.${isWhole ? 'whole' : 'masked'}`)}</p>
            <ChoiceBox
              type="checkbox"
              aria-describedby={hint}
              checked={isWhole}
              onChange={() => setWhole(!isWhole)}
            >
              {translate('export.numbers.choice')}
            </ChoiceBox>
          </div>
        )}
        {formats.map((each, index) => (
          <Button
            key={each}
            variant="outlined"
            color="inherit"
            autoFocus={index === 0}
            onClick={() => begin(each)}
          >
            {translate(`export.formats.${each}`)}
          </Button>
        ))}
      </Panel>
      <RowProgress title={title} reading={reading} />
    </>
  );
};

export default ExportPanel;
