import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import {
  type Identifier,
  type SortPayload,
  useCreatePath,
  useEvent,
  useGetRecordId,
  useNavigate,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useEffect } from 'react';
import { groupedFigures } from '../../format/rupiah';
import { BackLink } from './BackLink';
import { useNeighbours } from './useNeighbours';
import './RecordPager.css';

/** Where the arrows have a meaning of their own. */
const ownArrows = [
  ...['input', 'textarea', 'select', '[contenteditable="true"]', '[data-own-arrows]'],
  ...['combobox', 'listbox', 'menu', 'radiogroup', 'slider', 'tablist'].map((role) => `[role="${role}"]`),
].join();

/** What lies over the page. While a dialog is busy its buttons are disabled, and the focus may be outside of it. */
const overlays = '[role="dialog"], [role="alertdialog"]';

/** Calls back for ← and → pressed anywhere on the page but where they mean something else. */
const useArrowKeys = (onArrow: (direction: 'previous' | 'next') => void): void => {
  const listen = useEvent((event: KeyboardEvent) => {
    const direction = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key];
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (direction !== 'previous' && direction !== 'next') return;
    if (event.target instanceof Element && event.target.closest(ownArrows)) return;
    if (document.querySelector(overlays)) return;
    onArrow(direction);
  });
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [listen]);
};

/**
 * Above a record's page: the way back to the list, and to the record before and after it in that list, by button or by
 * ← and →, which is told beside the buttons. Walking replaces the address, so that the browser's own 'back' leads to the list. Stands outside the
 * ShowPage: it keeps the focus while the next record is on its way.
 */
export const RecordPager = ({ sort }: { sort: SortPayload }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const id = useGetRecordId();
  const { previous, next, place, total, remaining, follow } = useNeighbours(resource, id, sort);

  const goTo = (to: Identifier | undefined): void => {
    if (to === undefined) return;
    follow(to);
    navigate(createPath({ resource, type: 'show', id: to }), { replace: true });
  };
  useArrowKeys((direction) => goTo(direction === 'next' ? next : previous));

  const step = (name: 'previous' | 'next', to: Identifier | undefined) => {
    const label = translate(`widgets.record.pager.${name}`);
    return (
      <Tooltip title={`${label} (${name === 'next' ? '→' : '←'})`}>
        <IconButton
          aria-label={label}
          aria-keyshortcuts={name === 'next' ? 'ArrowRight' : 'ArrowLeft'}
          aria-disabled={to === undefined}
          className={to === undefined ? 'is-off' : undefined}
          onClick={() => goTo(to)}
        >
          {name === 'next' ? <ChevronRightOutlined /> : <ChevronLeftOutlined />}
        </IconButton>
      </Tooltip>
    );
  };

  return (
    <nav className="record-pager" aria-label={translate('widgets.record.pager.label')}>
      <BackLink />
      {(place !== undefined || remaining !== undefined) && (
        <div className="record-pager-steps">
          <span className="figures" role="status">
            {remaining === undefined
              ? translate('widgets.record.pager.place', {
                  place: groupedFigures(place ?? 0),
                  total: groupedFigures(total ?? 0),
                })
              : translate(remaining > 0 ? 'widgets.record.pager.left' : 'widgets.record.pager.done', {
                  count: groupedFigures(remaining),
                })}
          </span>
          {remaining !== 0 && (
            <>
              {step('previous', previous)}
              {step('next', next)}
              <span className="record-pager-keys" aria-hidden="true">
                {translate('widgets.record.pager.keys')} <kbd>←</kbd> <kbd>→</kbd>
              </span>
            </>
          )}
        </div>
      )}
    </nav>
  );
};
