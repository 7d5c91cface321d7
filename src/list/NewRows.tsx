import { useQueryClient } from '@tanstack/react-query';
import { shallowEqual, useListContext, useNavigate, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useQueueCount } from '../dataProvider/counts';
import { stateCountsQuery } from '../dataProvider/useResourceRead';
import { filterSearch } from '../domain/format/listAddress';
import { useFilterValues } from './filter/listFilter';
import './ListPage.css';

/** So many records were waiting at this time, in milliseconds. */
type Reading = { count: number; at: number };

export const readingAt = (at: number, readings: readonly Reading[]): Reading | undefined =>
  readings.toSorted((one, other) => Math.abs(one.at - at) - Math.abs(other.at - at))[0];

/** If others decide about some records meanwhile, later arrivals still count as new. */
export const lowestSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.min(lowest, count) : lowest;

/** How many have come, 0 if the count is older than the list. */
export const arrivedSince = (readAt: number, lowest: number, { count, at }: Reading): number =>
  at > readAt ? Math.max(count - lowest, 0) : 0;

/**
 * How many records have joined the queue since the list was read. It sends no request: it compares the menu's count with the
 * lowest one since then, which begins with the count that was read closest in time to the list. Say that 7 were waiting when the
 * list was read; the menu counts 5, after two were decided elsewhere, and then 6: one is new.
 */
const useNewRows = () => {
  const list = useListContext();
  const { resource, total, isFetching } = list;
  // The list's state is that of its query, too (useListState); 0 if it failed to load: then no row is known to be new.
  const { dataUpdatedAt: readAt = 0 } = list as { dataUpdatedAt?: number };
  const values = useFilterValues();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const waiting = useQueueCount(resource);
  const [mark, setMark] = useState({ readAt: 0, lowest: 0 });

  const filter = waiting?.list.filter ?? {};
  const showsQueue = shallowEqual(values, filter);
  const counted = waiting?.query.data;
  const now: Reading | undefined =
    counted === undefined ? undefined : { count: counted, at: waiting?.query.dataUpdatedAt ?? 0 };

  const readings = (): Reading[] => {
    const tabs = queryClient.getQueryState(stateCountsQuery(resource, {}).queryKey);
    const inTab = tabs?.data && (tabs.data[String(filter.status)] ?? 0);
    return [
      ...(showsQueue && total !== undefined ? [{ count: total, at: readAt }] : []),
      ...(tabs && inTab !== undefined ? [{ count: inTab, at: tabs.dataUpdatedAt }] : []),
      ...(now ? [now] : []),
    ];
  };

  // An action refetches the list and the menu's count; they are comparable only after both have arrived.
  const isSettled = now !== undefined && !isFetching && waiting?.query.isFetching === false;
  const wasRead = readAt > 0;
  if (isSettled && wasRead) {
    const lowest = mark.readAt === readAt ? mark.lowest : (readingAt(readAt, readings())?.count ?? now.count);
    const next = { readAt, lowest: lowestSince(readAt, lowest, now) };
    if (!shallowEqual(next, mark)) setMark(next);
  }

  return {
    count:
      now && wasRead && !isFetching && mark.readAt === readAt ? arrivedSince(readAt, mark.lowest, now) : 0,
    show: (): void => {
      void queryClient.invalidateQueries({ queryKey: [resource] });
      if (!showsQueue) navigate({ search: filterSearch(filter) });
    },
  };
};

/** It covers the table's head, so that no row moves, and is announced once, not on every count. */
export const NewRows = () => {
  const { resource, selectedIds } = useListContext();
  const translate = useTranslate();
  const { count, show } = useNewRows();
  const isShown = count > 0 && selectedIds.length === 0;
  return (
    <div className="new-rows">
      <p role="status" className="visually-hidden">
        {isShown && translate('list.newRows.heard')}
      </p>
      {isShown && (
        <button type="button" className="new-rows-button" onClick={show}>
          <span>{`${translate(`resources.${resource}.newRows`, { count })} ·`}</span>{' '}
          <strong className="strong">{translate('list.newRows.show')}</strong>
        </button>
      )}
    </div>
  );
};
