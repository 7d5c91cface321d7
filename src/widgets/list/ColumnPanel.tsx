import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import '../feedback/Panel.css';
import './ColumnPanel.css';

export type ColumnPanelProps = {
  /** In the table's order. The first one leads to the record, and stays. */
  columns: readonly { id: string; label: string }[];
  /** Those that are not shown. */
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
  /** The button that it is anchored to; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** Which columns a table shows. A choice takes effect at once. */
const ColumnPanel = ({ columns, hidden, onChange, anchor, onClose }: ColumnPanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const toggle = (id: string): void =>
    onChange(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { className: 'filter-panel', role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId },
      }}
    >
      <h2 id={titleId}>{translate('widgets.list.columns.title')}</h2>
      <ul className="column-choices">
        {columns.map(({ id, label }, index) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                disabled={index === 0}
                onChange={() => toggle(id)}
              />
              {label}
            </label>
          </li>
        ))}
      </ul>
      <div className="filter-panel-foot">
        <Button onClick={() => onChange([])}>{translate('widgets.list.columns.all')}</Button>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </div>
    </Popover>
  );
};

export default ColumnPanel;
