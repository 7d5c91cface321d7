import { useDndContext, useDraggable, useDroppable } from '@dnd-kit/core';
import { useRecordContext, useTranslate } from 'ra-core';
import { use, useEffect, useRef } from 'react';
import { useMay } from '../../authProvider/useMay';
import { groupedFigures } from '../../domain/format/rupiah';
import { arrows, type Direction, RowIconButton } from '../../record/action/RowActions';
import { lineIcon } from '../../ui/lineIcon';
import { useRecordName } from '../../ui/text/words';
import { ReorderContext, type Row } from './Reorderable';
import './reorder.css';

/** At the end of the order, a button stays mounted to keep the focus, but does nothing. */
const ReorderButtons = ({ record }: { record: Row }) => {
  const { order, siblings } = record;
  const translate = useTranslate();
  const reordering = use(ReorderContext);
  const name = useRecordName()(record);
  const buttons = useRef<HTMLSpanElement>(null);

  const { active } = useDndContext();
  const group = reordering?.groupOf(record);
  const {
    setNodeRef: setHandle,
    listeners,
    isDragging,
  } = useDraggable({
    id: record.id,
    disabled: reordering?.isDraggable !== true || siblings < 2,
    data: { group },
  });
  const { setNodeRef: setTarget } = useDroppable({
    id: record.id,
    disabled: active !== null && active.data.current?.group !== group,
  });
  useEffect(() => setTarget(buttons.current?.closest('tr') ?? null), [setTarget]);

  // Scrolls the row into view when the focused arrow button moved it.
  useEffect(() => {
    if (buttons.current?.contains(document.activeElement))
      buttons.current.closest('tr')?.scrollIntoView({ block: 'nearest' });
  }, [order]);

  const button = (direction: Direction) => {
    const isEarlier = (direction === 'up') !== reordering?.isReversed;
    // It is negated, so that a row whose order could not be read, NaN, is stuck too.
    const isStuck = !(isEarlier ? order > 1 : order < siblings);
    return (
      <RowIconButton
        icon={arrows[direction]}
        label={translate(`reorder.${direction}`, { name })}
        className="reorder-button not-printed"
        aria-disabled={isStuck}
        data-step={direction}
        onClick={(event) => reordering?.press(record.id, direction, event)}
      />
    );
  };
  const states = [
    reordering?.pressedId === record.id && 'is-pressed',
    isDragging && 'is-dragged',
    reordering?.mark?.id === record.id && `is-drop-${reordering.mark.side}`,
  ];
  return (
    <span ref={buttons} className={['reorder-buttons', ...states].filter(Boolean).join(' ')}>
      {button('up')}
      {button('down')}
      <span
        ref={setHandle}
        className="reorder-handle icon-tool icons-18 not-printed"
        aria-hidden="true"
        title={listeners && translate('reorder.drag', { name })}
        data-disabled={listeners === undefined}
        {...listeners}
        // Keeps a click on the handle from opening the row.
        onClick={(event) => event.stopPropagation()}
      >
        {lineIcon('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 24)}
      </span>
    </span>
  );
};

/** It has buttons to move the record if the user has MANAGE_. */
export const OrderField = () => {
  const record = useRecordContext<Row>();
  const mayEdit = useMay('edit');
  if (!record) return null;
  return (
    <span className="order-cell figures row">
      <span>{groupedFigures(record.order)}</span>
      {mayEdit && <ReorderButtons record={record} />}
    </span>
  );
};
