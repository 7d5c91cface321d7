import CloseIcon from '@mui/icons-material/Close';
import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { ScrollStrip } from '../filter/ScrollStrip';
import { type BulkActions, offeredActions } from './bulkActions';
import { BulkDialog } from './BulkDialog';
import { useBulkDraft } from './useBulkDraft';
import { useBulkWords } from './useBulkWords';
import { maxSelected, useSelectAll } from './useSelectAll';
import { useSelectedRecords } from './useSelectedRecords';
import './BulkBar.css';

type BulkBarProps = {
  actions: BulkActions;
  /** Called with true when the dialog of an action opens, and with false when it closes. */
  onActing: (isActing: boolean) => void;
  /** Called when the focused bar is unmounted; focuses the table. */
  onLeave: () => void;
};

/**
 * The number of selected records and the actions on them. It covers the head of the table, so that no row moves. An action is
 * offered if at least one selected record allows it.
 */
const BulkBar = ({ actions, onActing, onLeave }: BulkBarProps) => {
  const { selectedIds, total = 0, onSelect, onUnselectItems } = useListContext<RaRecord>();
  const translate = useTranslate();
  const words = useBulkWords();
  const selectAll = useSelectAll();
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
  if (!chosen && draft && !isReading && offered.includes(draft.action))
    choose({ action: draft.action, records });
  return (
    <>
      <div ref={setBar} className="bulk-bar">
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
              aria-disabled={isReading}
              onClick={isReading ? undefined : () => choose({ action, records })}
            >
              {resourceWords(`actions.${action}.label`)}
            </Button>
          ))}
          {retry && (
            <>
              <span className="bulk-bar-none" role="alert">
                {words('unread')}
              </span>
              <Button size="small" aria-disabled={isReading} onClick={isReading ? undefined : retry}>
                {translate('ui.retry')}
              </Button>
            </>
          )}
          {offered.length === 0 && !isReading && !retry && (
            <span className="bulk-bar-none">{words('none')}</span>
          )}
          {total > selectedIds.length && selectedIds.length < maxSelected && (
            <Button size="small" onClick={() => void selectAll()}>
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
