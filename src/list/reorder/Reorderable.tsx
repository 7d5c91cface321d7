import {
  closestCenter,
  DndContext,
  type DragOverEvent,
  DragOverlay,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  type RaRecord,
  useDataProvider,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { createContext, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { listsKey } from '../../dataProvider/keys';
import { unknownOutcomeOf } from '../../dataProvider/serverErrors';
import { useRefreshAll } from '../../dataProvider/useRefreshAll';
import type { Direction } from '../../record/action/RowActions';
import { useRecordName } from '../../ui/text/words';
import { useRepeatedPress } from './useRepeatedPress';
import './reorder.css';

/** `order` counts from 1, among its siblings. */
export type Placed = { id: string | number; order: number };

/** The siblings in between shift by one; those that are sorted by place are sorted again. */
export const moveToPlace = <T extends Placed>(
  rows: readonly T[],
  id: T['id'],
  place: number,
  groupOf: (row: T) => unknown,
): T[] => {
  const moved = rows.find((row) => row.id === id);
  if (!moved) return [...rows];
  const orderOf = (row: T): number => {
    if (row === moved) return place;
    if (row.order > moved.order && row.order <= place) return row.order - 1;
    if (row.order < moved.order && row.order >= place) return row.order + 1;
    return row.order;
  };
  const siblings = rows.filter((row) => groupOf(row) === groupOf(moved));
  const direction = [1, -1].find((sign) =>
    siblings.every((row, index) => (row.order - (siblings[index - 1] ?? row).order) * sign >= 0),
  );
  const placed = siblings.map((row) => ({ ...row, order: orderOf(row) }));
  if (direction !== undefined) placed.sort((a, b) => (a.order - b.order) * direction);
  return rows.map((row) => placed[siblings.indexOf(row)] ?? row);
};

type Ordered = RaRecord & Placed;

type Move = { record: Ordered; place: number };

type CachedPage = { data: Ordered[] } | undefined;

/** `PUT <resource>/<id>` with only its new `order`; the server moves the others (assumption). */
const useReorder = (groupOf: (record: RaRecord) => unknown) => {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refreshAll = useRefreshAll();
  const lists = { queryKey: listsKey(resource) };
  const mutationKey = [resource, 'reorder'];
  const confirmed = useRef<[QueryKey, CachedPage][]>([]);
  const moved = (page: CachedPage, { record, place }: Move): CachedPage =>
    page && { ...page, data: moveToPlace(page.data, record.id, place, groupOf) };

  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: ({ record, place }: Move) =>
      dataProvider.update(resource, { id: record.id, data: { order: place }, previousData: record }),
    onSuccess: (_, move) => {
      confirmed.current = confirmed.current.map(([key, page]) => [key, moved(page, move)]);
    },
    onError: (error) => {
      for (const [key, page] of confirmed.current) queryClient.setQueryData(key, page);
      const message = unknownOutcomeOf(error) ?? error.message;
      notify(message, { type: 'error' });
    },
    // Also refetches after a failure: the move may have been saved, or another user may have moved rows meanwhile.
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey }) === 1) refreshAll();
    },
  });

  return (record: Ordered, place: number): void => {
    const move = { record, place };
    // A pending request would overwrite the cache with the old order.
    void queryClient.cancelQueries(lists);
    if (queryClient.isMutating({ mutationKey }) === 0)
      confirmed.current = queryClient.getQueriesData<CachedPage>(lists);
    queryClient.setQueriesData<CachedPage>(lists, (page) => moved(page, move));
    mutate(move);
  };
};

/** `siblings` counts the record itself too; `level` is its depth in a tree, from 1. */
export type Row = Ordered & { siblings: number; level?: number };

type Reordering = {
  /** False if the list is sorted otherwise: a dropped row would appear elsewhere. */
  isDraggable: boolean;
  /** The last position is on top, so that moving a row up increases its order. */
  isReversed: boolean;
  groupOf: (record: RaRecord) => unknown;
  /** By its arrow, so that another click at the same spot moves the record again. */
  press: (id: Identifier, direction: Direction, event: MouseEvent) => void;
  pressedId: Identifier | undefined;
  mark: { id: Identifier; side: 'before' | 'after' } | undefined;
};

export const ReorderContext = createContext<Reordering | null>(null);

type ReorderableProps = {
  /** Returns the same value for siblings, such as their parent. */
  groupOf: (record: RaRecord) => unknown;
  children: ReactNode;
};

/** A category together with its descendants. */
const endOfBranch = (rows: readonly Row[], index: number): Row | undefined => {
  const level = rows[index]?.level ?? 1;
  const next = rows.findIndex((row, at) => at > index && (row.level ?? 1) <= level);
  return rows[(next < 0 ? rows.length : next) - 1];
};

/** The live region below announces every move. */
const silent = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The handle is for pointers only: keyboards and screen readers use the arrow buttons. */
export const Reorderable = ({ groupOf, children }: ReorderableProps) => {
  const { data, sort } = useListContext<Row>();
  const rows = data ?? [];
  const translate = useTranslate();
  const nameOf = useRecordName();
  const reorder = useReorder(groupOf);
  const [announcement, announce] = useState('');
  const [draggedId, setDraggedId] = useState<Identifier>();
  const [mark, setMark] = useState<Reordering['mark']>();
  // Without a distance, a simple click on the handle would start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  const rowOf = (id: Identifier | undefined) => rows.find((row) => row.id === id);

  // A quick second click may come before the re-render, so it counts from the position requested from the same rows.
  const asked = useRef<{ from: typeof data; id: Identifier; place: number }>(null);
  const placeOf = (row: Row): number =>
    asked.current?.from === data && asked.current?.id === row.id ? asked.current.place : row.order;

  const moveTo = (row: Row, place: number): void => {
    // NaN is the place of a row whose order could not be read.
    if (!(place >= 1) || place > row.siblings || place === placeOf(row)) return;
    asked.current = { from: data, id: row.id, place };
    announce(translate('reorder.moved', { name: nameOf(row), place, count: row.siblings }));
    reorder(row, place);
  };
  const isReversed = sort.field === 'place' && sort.order === 'DESC';
  const moveBy = (id: Identifier, direction: Direction): void => {
    const row = rowOf(id);
    if (row) moveTo(row, placeOf(row) + ((direction === 'up') === isReversed ? 1 : -1));
  };
  const { pressedId, press, catching } = useRepeatedPress(moveBy);

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
        press,
        pressedId,
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
        <div {...catching}>{children}</div>
        <DragOverlay dropAnimation={null}>
          {dragged && <span className="reorder-ghost one-line">{nameOf(dragged)}</span>}
        </DragOverlay>
      </DndContext>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </ReorderContext>
  );
};
