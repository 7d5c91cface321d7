import CloseIcon from '@mui/icons-material/Close';
import { useQueryClient } from '@tanstack/react-query';
import {
  type GetListResult,
  type RaRecord,
  useDataProvider,
  useGetMany,
  useIsMounted,
  useListContext,
  useNotify,
  useTranslate,
} from 'ra-core';
import { useEffect, useLayoutEffect, useState } from 'react';
import { listQuery, listsKey } from '../../dataProvider/keys';
import { messageOf } from '../../dataProvider/serverErrors';
import { drafts } from '../../form/drafts/drafts';
import { Button } from '../../ui/Button';
import { ScrollStrip } from '../../ui/Tabs';
import { useResourceWords } from '../../ui/text/words';
import { requestFilter, useFilterValues } from '../filter/listFilter';
import { type BulkActions, offeredActions, recordsOf, useBulkDraft } from './bulkActions';
import { BulkDialog } from './BulkDialog';
import { useBulkWords } from './RunDialog';
import './bulk.css';

const maxSelected = 250;

/** At most `maxSelected`. A response after the filter has changed selects nothing, because the bar is unmounted by then. */
const useSelectMatches = (): (() => Promise<void>) => {
  const { resource, sort, filter, onSelect } = useListContext();
  const filterValues = useFilterValues();
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const isMounted = useIsMounted();
  return async () => {
    const params = {
      pagination: { page: 1, perPage: maxSelected },
      sort,
      filter: requestFilter(filterValues, filter),
      meta: undefined,
    };
    try {
      const { data, total = 0 } = await queryClient.query(listQuery(dataProvider, resource, params));
      if (!isMounted.current) return;
      onSelect(data.map(({ id }) => id));
      if (total > maxSelected)
        notify('ra.message.select_all_limit_reached', {
          // No warning: the button had announced as many records.
          type: 'success',
          messageArgs: { max: maxSelected },
        });
    } catch (error) {
      if (isMounted.current) notify(messageOf(error), { type: 'error' });
    }
  };
};

/**
 * Most selected records are in the query cache, and only the others are fetched; a deleted one is left out. While a dialog
 * is open (`isPaused`) nothing is, because its run invalidates every page of the list.
 */
const useSelectedRecords = (isPaused: boolean) => {
  const { resource, selectedIds, data = [] } = useListContext<RaRecord>();
  const queryClient = useQueryClient();
  const lists = queryClient
    .getQueryCache()
    .findAll({ queryKey: listsKey(resource), predicate: ({ state }) => !state.isInvalidated })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as GetListResult<RaRecord> | undefined)?.data ?? []);
  const read = [...lists, ...data];
  const known = new Set(read.map(({ id }) => id));
  const unread = selectedIds.filter((id) => !known.has(id));
  const query = useGetMany<RaRecord>(
    resource,
    { ids: unread },
    // Keeps the previous records during a fetch, so that no button disappears and reappears.
    { enabled: !isPaused && unread.length > 0, placeholderData: (before) => before },
  );
  return {
    records: recordsOf(selectedIds, [...(query.data ?? []), ...read]),
    isReading: query.isFetching && (query.isLoading || query.isPlaceholderData || query.isError),
    retry: query.isError ? () => void query.refetch() : undefined,
  };
};

type BulkBarProps = {
  actions: BulkActions;
  onActing: (isActing: boolean) => void;
  /** Focuses the table when the focused bar is unmounted. */
  onLeave: () => void;
};

/** It covers the head of the table, so that no row moves. One selected record that allows an action is enough for it. */
const BulkBar = ({ actions, onActing, onLeave }: BulkBarProps) => {
  const { selectedIds, total = 0, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const translate = useTranslate();
  const words = useBulkWords();
  const selectMatches = useSelectMatches();
  const resourceWords = useResourceWords();
  const [chosen, choose] = useState<{ action: string; records: RaRecord[] }>();
  const { records, isReading, retry } = useSelectedRecords(chosen !== undefined);
  const isActing = chosen !== undefined;
  useEffect(() => {
    onActing(isActing);
    return () => onActing(false);
  }, [isActing, onActing]);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useLayoutEffect(
    () => () => {
      if (bar?.contains(document.activeElement)) onLeave();
    },
    [bar, onLeave],
  );

  // Without the failed records, an action would skip a part of the selection.
  const offered = retry ? [] : offeredActions(actions, records);
  const { place, draft } = useBulkDraft();
  const restored = isActing || isReading || retry ? undefined : draft;
  const isInVain = restored !== undefined && !offered.includes(restored.action);
  if (restored && !isInVain) choose({ action: restored.action, records });
  // Somebody has acted meanwhile. While the draft exists, the selection stays when the filter changes.
  useEffect(() => {
    if (isInVain) drafts.discard(place.path);
  }, [isInVain, place.path]);
  return (
    <>
      <div ref={setBar} className="bulk-bar row">
        <p role="status">{words('selected', { count: selectedIds.length })}</p>
        <ScrollStrip label={words('actions')} chosen={undefined}>
          {offered.map((action) => (
            <Button
              key={action}
              size="small"
              variant="outlined"
              color={actions.transitions[action]?.irrevocable ? 'error' : 'inherit'}
              aria-haspopup="dialog"
              // Until all records are loaded, the action would skip some.
              off={isReading}
              onClick={() => choose({ action, records })}
            >
              {resourceWords(`actions.${action}.label`)}
            </Button>
          ))}
          {retry && (
            <>
              <span className="bulk-bar-none hint" role="alert">
                {words('unread')}
              </span>
              <Button size="small" off={isReading} onClick={retry}>
                {translate('ui.retry')}
              </Button>
            </>
          )}
          {offered.length === 0 && !isReading && !retry && (
            <span className="bulk-bar-none hint">{words('none')}</span>
          )}
          {total > selectedIds.length && selectedIds.length < maxSelected && (
            <Button size="small" onClick={() => void selectMatches()}>
              {total > maxSelected
                ? words('selectFirst', { most: maxSelected })
                : words('selectAll', { total })}
            </Button>
          )}
        </ScrollStrip>
        <Button
          size="small"
          color="inherit"
          className="bulk-bar-clear"
          // A narrow bar shows the cross only.
          aria-label={words('unselect')}
          startIcon={<CloseIcon />}
          onClick={() => onUnselectItems()}
        >
          <span>{words('unselect')}</span>
        </Button>
      </div>
      {chosen && (
        <BulkDialog
          actions={actions}
          {...chosen}
          place={place}
          onClosed={(open) => {
            choose(undefined);
            if (open) onSelect(open);
          }}
          onLeave={onLeave}
        />
      )}
    </>
  );
};

export default BulkBar;
