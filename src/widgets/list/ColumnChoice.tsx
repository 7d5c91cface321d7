import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'ra-core';
import { onDemand } from '../../onDemand/onDemand';
import { usePanel } from '../feedback/usePanel';
import type { ColumnPanelProps } from './ColumnPanel';

const ColumnPanel = onDemand(() => import('./ColumnPanel'));

type ColumnChoiceProps = Omit<ColumnPanelProps, 'anchor' | 'onClose'>;

/** 'Kolom': how many of the table's columns are shown, and the choice of them. */
export const ColumnChoice = ({ columns, hidden, onChange }: ColumnChoiceProps) => {
  const translate = useTranslate();
  const { anchor, wasOpened, open, close } = usePanel();
  const shown = columns.length - hidden.length;
  return (
    <>
      <button
        type="button"
        className="data-table-tool"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...ColumnPanel.ahead}
        onClick={(event) => open(event.currentTarget)}
      >
        <ViewColumnIcon />
        {translate('widgets.list.columns.open')}
        {shown < columns.length && (
          <>
            {' '}
            <span className="figures">
              {translate('widgets.list.columns.shown', { shown, total: columns.length })}
            </span>
          </>
        )}
      </button>
      {wasOpened && (
        <ColumnPanel columns={columns} hidden={hidden} onChange={onChange} anchor={anchor} onClose={close} />
      )}
    </>
  );
};
