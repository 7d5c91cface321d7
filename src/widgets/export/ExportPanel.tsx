import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetResourceLabel, useListContext, useNotify, useTranslate } from 'ra-core';
import { useContext, useId, useRef, useState } from 'react';
import { logExport } from '../../dataProvider/activity';
import { recordsKey } from '../../dataProvider/queryKeys';
import { revealNumbers } from '../../dataProvider/revealNumbers';
import { type AnchoredPanelProps, Panel } from '../feedback/Panel';
import { FilterChips } from '../filter/FilterChips';
import { wordedChoices } from '../filter/filterChoices';
import { filtersInForce, type ListFilter, searchInForce, useFilterValues } from '../filter/listFilter';
import { ListFiltersContext } from '../filter/listFiltersContext';
import { useFieldLabel } from '../text/useFieldLabel';
import type { ExportButtonProps } from './exportColumn';
import { exportFile } from './exportFile';
import { ProgressDialog } from './ProgressDialog';
import type { FileFormat } from './saveTable';
import { useAllPages } from './useAllPages';
import { useKeptColumns } from './useKeptColumns';

const formats: readonly FileFormat[] = ['xlsx', 'csv'];
const extents = ['all', 'shown'] as const;

/** The filter of the list's own control, the state that its tabs choose, and the other filters; with their values. */
const useStatedFilters = (control: ExportButtonProps['control']) => {
  const { filters, states } = useContext(ListFiltersContext);
  const stated: ListFilter[] = [
    ...(control ? [control.filter] : []),
    ...(states ? [{ source: 'status', useChoices: wordedChoices(states, 'states') }] : []),
    ...filters,
  ];
  return { filters: stated, values: { ...useFilterValues(), ...control?.values } };
};

type ExportPanelProps = ExportButtonProps & AnchoredPanelProps;

/**
 * Which rows and columns of the list around us are exported, and the choice of a format, which begins it. Pages are fetched one
 * after the other, in the list's order, behind a dialog that counts them and can be cancelled. Nothing is written
 * before the last one is there.
 */
const ExportPanel = ({ columns, name, control, area, anchor, onClose }: ExportPanelProps) => {
  const { resource, total } = useListContext();
  const { filters, values } = useStatedFilters(control);
  const search = searchInForce(values);
  const isFiltered = filtersInForce(filters, values).length > 0;
  const narrowed = search === '' ? (isFiltered ? 'filtered' : 'all') : isFiltered ? 'both' : 'searched';
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const fieldLabel = useFieldLabel();
  const resourceLabel = useGetResourceLabel();
  const notify = useNotify();
  const [group, hint] = [useId(), useId()];
  const wanted = useRef<{ format: FileFormat; isWhole: boolean }>({ format: 'xlsx', isWhole: false });
  const [isWhole, setWhole] = useState(false);
  const [extent, setExtent] = useState<(typeof extents)[number]>('all');
  const { arranged } = useKeptColumns();
  const columnsOf = {
    all: columns,
    shown: arranged(columns.map((column) => ({ ...column, id: column.column ?? column.source }))).filter(
      ({ isShown }) => isShown,
    ),
  };
  const chosen = columnsOf[extent];
  const secrets = chosen.filter(({ secret }) => secret).map(({ source }) => source);
  const list = resourceLabel(resource, 2);
  const title = translate('widgets.export.title', { name: list });

  const onRows = async (records: RaRecord[], signal: AbortSignal): Promise<void> => {
    if (records.length === 0) {
      notify('widgets.export.nothing', { type: 'error' });
      return;
    }
    const file = { ...wanted.current, name: name ?? resource, title: list };
    const written = file.isWhole ? await revealNumbers(resource, records, secrets, signal) : records;
    // The server keeps on each record that its numbers were exported.
    if (file.isWhole) void queryClient.invalidateQueries({ queryKey: recordsKey(resource) });
    await exportFile(written, chosen, file, { resource, translate, fieldLabel }, signal);
    notify('widgets.export.done', { type: 'success', messageArgs: { count: records.length } });
    const line = {
      area: area ?? resource,
      rows: records.length,
      fields: chosen.map(({ source }) => source),
    };
    // Not awaited: the file is saved even when the log is down.
    logExport(line).catch(() => notify('errors.unlogged', { type: 'error' }));
  };
  const reading = useAllPages({ purpose: 'export', onRows });

  const begin = (format: FileFormat): void => {
    wanted.current = { format, isWhole };
    // The next export hides numbers again unless it is asked for.
    setWhole(false);
    onClose();
    reading.start();
  };

  return (
    <>
      <Panel title={title} anchor={anchor} side="right" onClose={onClose}>
        {total !== undefined && (
          <p className="panel-text">
            {translate(`widgets.export.rows.${narrowed}`, { count: total, search })}
          </p>
        )}
        <FilterChips filters={filters} values={values} />
        {columnsOf.shown.length < columns.length && (
          <fieldset className="panel-group">
            <legend>{translate('widgets.export.columns.title')}</legend>
            {extents.map((each) => (
              <label key={each} className="panel-choice">
                <input type="radio" name={group} checked={extent === each} onChange={() => setExtent(each)} />
                {translate(`widgets.export.columns.${each}`, { count: columnsOf[each].length })}
              </label>
            ))}
          </fieldset>
        )}
        {secrets.length > 0 && (
          <div className="panel-group">
            <p className="panel-text" id={hint}>
              {translate(`widgets.export.numbers.${isWhole ? 'whole' : 'masked'}`)}
            </p>
            <label className="panel-choice">
              <input
                type="checkbox"
                aria-describedby={hint}
                checked={isWhole}
                onChange={() => setWhole(!isWhole)}
              />
              {translate('widgets.export.numbers.choice')}
            </label>
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
            {translate(`widgets.export.formats.${each}`)}
          </Button>
        ))}
      </Panel>
      <ProgressDialog title={title} reading={reading} />
    </>
  );
};

export default ExportPanel;
