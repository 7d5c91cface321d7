import { useTranslate } from 'ra-core';
import { useLayoutEffect, useRef, useState } from 'react';
import { arrows, type Direction, RowIconButton } from '../record/action/RowActions';
import { Button } from '../ui/Button';
import { ChoiceBox } from '../ui/field/Field';
import { Panel } from '../ui/Panel';
import type { OpenedPanel } from '../ui/usePanel';
import type { TableColumn, useColumnChoice } from './columns';
import './ColumnPanel.css';

export type ColumnChoiceProps = ReturnType<typeof useColumnChoice<TableColumn>>;

/** The first column links to the record, so it can be neither hidden nor moved. */
const ColumnPanel = (props: ColumnChoiceProps & OpenedPanel) => {
  const { columns, toggle, resetToggled, isOrdered, setOrder, ...panel } = props;
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const firstButton = useRef<HTMLButtonElement>(null);
  const [moved, setMoved] = useState<{ id: string; direction: Direction }>();
  const shown = columns.filter(({ isShown }) => isShown);

  // A button loses the focus when React moves its row, so the focus is restored.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`.is-moved .is-${moved.direction}`)?.focus();
  }, [moved]);

  const placeOf = (id: string): number => shown.findIndex((column) => column.id === id);

  const movedTo = moved ? placeOf(moved.id) : -1;

  const step = ({ id, source, label }: (typeof columns)[number], direction: Direction) => {
    const place = placeOf(id) + (direction === 'up' ? -1 : 1);
    const neighbour = place < 1 ? undefined : shown[place];
    return (
      <RowIconButton
        icon={arrows[direction]}
        label={translate(`reorder.${direction}`, { name: label })}
        className={`column-step ring-inside is-${direction}`}
        aria-disabled={neighbour === undefined}
        onClick={() => {
          if (!neighbour) return;
          // With the hidden columns, some of which another tab shows.
          const others = columns.map((column) => column.source).filter((each) => each !== source);
          const index = others.indexOf(neighbour.source) + (direction === 'down' ? 1 : 0);
          setOrder(others.toSpliced(index, 0, source));
          setMoved({ id, direction });
        }}
      />
    );
  };

  // This button unmounts on click; moving the focus keeps it in the panel, so that Escape still closes the panel.
  const resetOrder = (): void => {
    setOrder([]);
    firstButton.current?.focus();
  };

  return (
    <Panel
      {...panel}
      title={translate('list.columns.title')}
      side="right"
      foot={
        <>
          <Button ref={firstButton} onClick={resetToggled}>
            {translate('list.columns.ownColumns')}
          </Button>
          {isOrdered && <Button onClick={resetOrder}>{translate('list.columns.ownOrder')}</Button>}
        </>
      }
    >
      <ul ref={list} className="column-choices">
        {columns.map((column, index) => (
          <li key={column.id} className={column.id === moved?.id ? 'row is-moved' : 'row'}>
            <ChoiceBox
              type="checkbox"
              checked={column.isShown}
              disabled={index === 0}
              onChange={() => toggle(column.id)}
            >
              {column.label}
            </ChoiceBox>
            {index > 0 && column.isShown && step(column, 'up')}
            {index > 0 && column.isShown && step(column, 'down')}
          </li>
        ))}
      </ul>
      {columns.some(({ notOnPhones }) => notOnPhones) && (
        <p className="column-phone-hint hint">{translate('list.columns.phone')}</p>
      )}
      <p role="status" className="visually-hidden">
        {movedTo > 0 &&
          translate('reorder.moved', {
            name: shown[movedTo]?.label ?? '',
            place: movedTo + 1,
            count: shown.length,
          })}
      </p>
    </Panel>
  );
};

export default ColumnPanel;
