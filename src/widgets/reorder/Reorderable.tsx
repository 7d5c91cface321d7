import {
  closestCenter,
  DndContext,
  type DragOverEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type Identifier, type RaRecord, useListContext, useTranslate } from 'ra-core';
import { createContext, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useRecordName } from '../text/useRecordName';
import { type Direction, useHeldPress } from './useHeldPress';
import { type Ordered, useReorder } from './useReorder';
import './Reorderable.css';

/** A row of the list: its place, how many siblings it has, itself included, and how deep it is in a tree. */
export type Row = Ordered & { siblings: number; level?: number };

type Reordering = {
  /** False while the list is shown in another order: dropping a row would not put it where it is dropped. */
  isDraggable: boolean;
  /** The last place is at the top: a row that moves up on screen gets a later one. */
  isReversed: boolean;
  groupOf: (record: RaRecord) => unknown;
  /** Moves the record by one place, as a press of its arrow does. */
  step: (id: Identifier, direction: Direction, event: MouseEvent) => void;
  /** The record that the next press at the same spot moves, too. */
  heldId: Identifier | undefined;
  /** The edge at which a dragged row would land. */
  mark: { id: Identifier; side: 'before' | 'after' } | undefined;
};

export const ReorderContext = createContext<Reordering | null>(null);

type ReorderableProps = {
  /** What siblings have in common: a row only changes places among them. */
  groupOf: (record: RaRecord) => unknown;
  /** The table, with `<OrderField>` in a column. */
  children: ReactNode;
};

/** The last row of the branch that begins at `index`: what is below a category belongs to it. */
const endOfBranch = (rows: readonly Row[], index: number): Row | undefined => {
  const level = rows[index]?.level ?? 1;
  const next = rows.findIndex((row, at) => at > index && (row.level ?? 1) <= level);
  return rows[(next < 0 ? rows.length : next) - 1];
};

/** dnd-kit's own announcements are silenced: the status below announces every move. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/**
 * Around a table whose rows have an order of their own (`order`, from 1): rows are moved by the arrows of `<OrderField>`, as they point, or
 * dragged by its handle, which is for pointers alone, since the arrows do the same for keyboards and screen readers.
 */
export const Reorderable = ({ groupOf, children }: ReorderableProps) => {
  const { data, sort } = useListContext<Row>();
  const rows = data ?? [];
  const translate = useTranslate();
  const nameOf = useRecordName();
  const reorder = useReorder(groupOf);
  const [said, say] = useState('');
  const [draggedId, setDraggedId] = useState<Identifier>();
  const [mark, setMark] = useState<Reordering['mark']>();
  // A press without a drag stays a press.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const rowOf = (id: Identifier | undefined) => rows.find((row) => row.id === id);

  // A quick press comes before the rows are rendered again: it counts from the place that was asked for last.
  const asked = useRef<{ id: Identifier; place: number } | null>(null);
  useEffect(() => {
    asked.current = null;
  }, [data]);
  const placeOf = (row: Row): number => (asked.current?.id === row.id ? asked.current.place : row.order);

  const moveTo = (row: Row, place: number): void => {
    if (place < 1 || place > row.siblings || place === placeOf(row)) return;
    asked.current = { id: row.id, place };
    say(translate('widgets.reorder.moved', { name: nameOf(row), place, count: row.siblings }));
    reorder(row, place);
  };
  const isReversed = sort.field === 'place' && sort.order === 'DESC';
  const moveBy = (id: Identifier, direction: Direction): void => {
    const row = rowOf(id);
    if (row) moveTo(row, placeOf(row) + ((direction === 'up') === isReversed ? 1 : -1));
  };
  const { heldId, hold, handlers } = useHeldPress(moveBy);

  const edgeOf = ({ active, over }: DragOverEvent): Reordering['mark'] => {
    const [from, to] = [rowOf(active.id), rowOf(over?.id)];
    if (!from || !to || from === to) return undefined;
    if (to.order < from.order) return { id: to.id, side: 'before' };
    return { id: (endOfBranch(rows, rows.indexOf(to)) ?? to).id, side: 'after' };
  };
  const endDrag = (): void => {
    setDraggedId(undefined);
    setMark(undefined);
  };
  const dragged = rowOf(draggedId);

  return (
    <ReorderContext
      value={{
        isDraggable: sort.field === 'place' && sort.order === 'ASC',
        isReversed,
        groupOf,
        step: (id, direction, event) => {
          hold(id, direction, event);
          moveBy(id, direction);
        },
        heldId,
        mark,
      }}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={silent}
        onDragStart={({ active }) => setDraggedId(active.id)}
        onDragOver={(event) => setMark(edgeOf(event))}
        onDragCancel={endDrag}
        onDragEnd={({ active, over }) => {
          const [from, to] = [rowOf(active.id), rowOf(over?.id)];
          endDrag();
          if (from && to) moveTo(from, to.order);
        }}
      >
        <div {...handlers}>{children}</div>
        <DragOverlay dropAnimation={null}>
          {dragged && <span className="reorder-ghost">{nameOf(dragged)}</span>}
        </DragOverlay>
      </DndContext>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </ReorderContext>
  );
};
