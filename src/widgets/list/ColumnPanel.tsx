import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { type AnchoredPanelProps, Panel } from '../feedback/Panel';
import './ColumnPanel.css';

export type ColumnPanelProps = AnchoredPanelProps & {
  /** In the table's order. The first one leads to the record, and stays. */
  columns: readonly { id: string; label: string; detail: boolean }[];
  /** Those that are not shown. */
  hidden: readonly string[];
  setHidden: (hidden: string[]) => void;
  /** Whether the order is one that the person chose. */
  isOrdered: boolean;
  /** The ids in their order; none, and the table has its own again. */
  setOrder: (ids: string[]) => void;
};

const arrows = { up: 'M12 19V5.5M6 11l6-6 6 6', down: 'M12 5v13.5M6 13l6 6 6-6' };

type Direction = keyof typeof arrows;

/** Which columns a table shows, and in which order. A choice takes effect at once. */
const ColumnPanel = (props: ColumnPanelProps) => {
  const { columns, hidden, setHidden, isOrdered, setOrder, anchor, onClose } = props;
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const allButton = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<{ id: string; direction: Direction; place: number }>();

  // The browser takes the focus from a row that moves: its button has it again.
  useLayoutEffect(() => {
    if (moved)
      list.current
        ?.querySelectorAll('li')
        [moved.place]?.querySelector<HTMLElement>(`.is-${moved.direction}`)
        ?.focus();
  }, [moved]);

  const step = (index: number, direction: Direction) => {
    const { id, label } = columns[index] ?? { id: '', label: '' };
    const place = direction === 'up' ? index - 1 : index + 1;
    const isStuck = place < 1 || place >= columns.length;
    const name = translate(`widgets.reorder.${direction}`, { name: label });
    return (
      <button
        type="button"
        className={`column-step is-${direction}`}
        aria-label={name}
        title={name}
        aria-disabled={isStuck}
        onClick={() => {
          if (isStuck) return;
          const ids = columns.map((column) => column.id).filter((each) => each !== id);
          setOrder(ids.toSpliced(place, 0, id));
          setMoved({ id, direction, place });
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={arrows[direction]} />
        </svg>
      </button>
    );
  };

  // The button goes with the order: the focus stays in the panel, and with it Escape.
  const takeOrderBack = (): void => {
    setOrder([]);
    allButton.current?.focus();
  };

  const toggle = (id: string): void =>
    setHidden(hidden.includes(id) ? hidden.filter((each) => each !== id) : [...hidden, id]);
  return (
    <Panel
      title={translate('widgets.list.columns.title')}
      anchor={anchor}
      side="right"
      onClose={onClose}
      foot={
        <>
          <Button ref={allButton} onClick={() => setHidden([])}>
            {translate('widgets.list.columns.all')}
          </Button>
          {isOrdered && <Button onClick={takeOrderBack}>{translate('widgets.list.columns.ownOrder')}</Button>}
        </>
      }
    >
      <ul ref={list} className="column-choices">
        {columns.map(({ id, label }, index) => (
          <li key={id}>
            <label className="panel-choice">
              <input
                type="checkbox"
                checked={!hidden.includes(id)}
                disabled={index === 0}
                onChange={() => toggle(id)}
              />
              {label}
            </label>
            {index > 0 && step(index, 'up')}
            {index > 0 && step(index, 'down')}
          </li>
        ))}
      </ul>
      {columns.some(({ detail }) => detail) && (
        <p className="column-phone-hint">{translate('widgets.list.columns.phone')}</p>
      )}
      <p role="status" className="visually-hidden">
        {moved &&
          translate('widgets.reorder.moved', {
            name: columns.find(({ id }) => id === moved.id)?.label ?? '',
            place: moved.place + 1,
            count: columns.length,
          })}
      </p>
    </Panel>
  );
};

export default ColumnPanel;
