import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import { partOnDemand } from '../ui/onDemand/onDemand';
import { usePanel } from '../ui/usePanel';
import type { ColumnPanelProps } from './ColumnPanel';
import { TableTool } from './TableTool';

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
