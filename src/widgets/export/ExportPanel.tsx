import Button from '@mui/material/Button';
import { type RaRecord, useGetResourceLabel, useListContext, useNotify, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { groupedFigures } from '../../format/rupiah';
import { type AnchoredPanelProps, Panel } from '../feedback/Panel';
import { isInForce, useFilterValues } from '../filter/listFilter';
import { useFieldLabel } from '../text/useFieldLabel';
import type { ExportButtonProps } from './ExportButton';
import { exportFile, type FileFormat } from './exportFile';
import { ProgressDialog } from './ProgressDialog';
import { useAllPages } from './useAllPages';

const formats: readonly FileFormat[] = ['xlsx', 'csv'];

type ExportPanelProps = ExportButtonProps & AnchoredPanelProps;

/**
 * Which rows of the list around us are exported, and the choice of a format, which begins it. Pages are fetched one
 * after the other, in the list's order, behind a dialog that counts them and can be cancelled. Nothing is written
 * before the last one is there.
 */
const ExportPanel = ({ columns, name, anchor, onClose }: ExportPanelProps) => {
  const { resource, total } = useListContext();
  const isFiltered = Object.values(useFilterValues()).some(isInForce);
  const translate = useTranslate();
  const fieldLabel = useFieldLabel();
  const resourceLabel = useGetResourceLabel();
  const notify = useNotify();
  const format = useRef<FileFormat>('xlsx');
  const list = resourceLabel(resource, 2);
  const title = translate('widgets.export.title', { name: list });

  const onRows = async (records: RaRecord[]): Promise<void> => {
    if (records.length === 0) {
      notify('widgets.export.nothing', { type: 'error' });
      return;
    }
    const file = { format: format.current, name: name ?? resource, title: list };
    await exportFile(records, columns, file, { resource, translate, fieldLabel });
    notify('widgets.export.done', { type: 'success', messageArgs: { count: records.length } });
  };
  const reading = useAllPages({ purpose: 'export', onRows });

  const begin = (chosen: FileFormat): void => {
    format.current = chosen;
    onClose();
    reading.start();
  };

  return (
    <>
      <Panel title={title} anchor={anchor} side="right" onClose={onClose}>
        {total !== undefined && (
          <p className="panel-text">
            {translate(isFiltered ? 'widgets.export.filteredRows' : 'widgets.export.allRows', {
              count: groupedFigures(total),
            })}
          </p>
        )}
        {columns.some(({ secret }) => secret) && (
          <p className="panel-text">{translate('widgets.export.secrets')}</p>
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
