import TuneIcon from '@mui/icons-material/TuneOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import type { ComponentProps } from 'react';
import { partOnDemand } from '../ui/onDemand/onDemand';
import { usePanel } from '../ui/usePanel';
import type { ColumnPanelProps } from './ColumnPanel';
import './DataTable.css';

/** A button in the head of a table. */
export const TableTool = (props: ComponentProps<'button'>) => (
  <button type="button" className="table-tool row text-tool ring-close icons-18 not-printed" {...props} />
);

const ColumnPanel = partOnDemand(() => import('./ColumnPanel'));

type ColumnChoiceProps = Omit<ColumnPanelProps, 'anchor' | 'onClose'>;

/** The button 'Kolom' with the number of shown columns; it opens the panel that shows, hides and reorders columns. */
export const ColumnChoice = (choice: ColumnChoiceProps) => {
  const { columns, toggled } = choice;
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel(ColumnPanel);
  const shown = columns.filter(({ isShown }) => isShown).length;
  return (
    <>
      <TableTool {...trigger}>
        <ViewColumnIcon />
        <span>{translate('list.columns.open')}</span>
        {toggled.length > 0 && (
          <>
            {' '}
            <span className="figures">
              {translate('list.columns.shown', { shown, total: columns.length })}
            </span>
          </>
        )}
      </TableTool>
      {wasOpened && <ColumnPanel {...choice} anchor={anchor} onClose={close} />}
    </>
  );
};

const ViewPanel = partOnDemand(() => import('./view/ViewPanel'));

/** The button 'Tampilan'; its panel has the row height, saved views and a link to the current list. */
export const ViewChoice = () => {
  const translate = useTranslate();
  const { anchor, wasOpened, trigger, close } = usePanel(ViewPanel);
  return (
    <>
      <TableTool {...trigger}>
        <TuneIcon />
        <span className="hidden-on-phones">{translate('list.view')}</span>
      </TableTool>
      {wasOpened && <ViewPanel anchor={anchor} onClose={close} />}
    </>
  );
};
