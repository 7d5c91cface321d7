import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type Identifier, useGetRecordId, useResourceContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { ListOrder } from '../../domain/queue';
import { PageKey } from '../../ui/PageKey';
import { usePageKeys } from '../../ui/usePageKeys';
import { BackLink } from './BackLink';
import { QueueBar } from './QueueBar';
import { QueueContext } from './queueWalk';
import { useRecordWalk } from './useRecordWalk';
import './RecordPager.css';

type RecordPagerProps = ListOrder & {
  /** The record's page, `<ShowPage hasPager>`. Its actions read QueueContext, to open the next record of a queue. */
  children: ReactNode;
};

/**
 * The bar above a record's page with a link to the list and buttons to the previous and next record of that list, which the
 * keys ← and → trigger too. If the list was filtered to waiting records, it is a queue: a decision opens the next record,
 * and a bar reports the decision (docs/decisions/0074). The pager stays mounted between records to keep the focus.
 */
export const RecordPager = ({ children, ...order }: RecordPagerProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const id = useGetRecordId();
  const { previous, next, place, total, remaining, goTo, isQueue, queue, notice } = useRecordWalk(
    resource,
    id,
    order,
  );
  // Without a neighbour, the key scrolls the page.
  const keyTo = (to: Identifier | undefined) => (to === undefined ? undefined : () => goTo(to));
  usePageKeys({ ArrowLeft: keyTo(previous), ArrowRight: keyTo(next) });

  const step = (name: 'previous' | 'next', to: Identifier | undefined) => {
    const label = translate(`queue.pager.${name}`);
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
    <QueueContext value={queue}>
      <nav className="record-pager" aria-label={translate('queue.pager.label')}>
        <BackLink />
        {(place !== undefined || remaining !== undefined) && (
          <div className="record-pager-steps">
            <span className="figures" role="status">
              {remaining === undefined
                ? translate(`queue.pager.${total === undefined ? 'placeAlone' : 'place'}`, {
                    place,
                    total,
                  })
                : translate(remaining > 0 ? 'queue.pager.left' : 'queue.pager.done', {
                    count: remaining,
                  })}
            </span>
            {remaining !== 0 && (
              <>
                {step('previous', previous)}
                {step('next', next)}
                <span className="record-pager-keys needs-keyboard" aria-hidden="true">
                  <span>{translate('queue.pager.keys')}</span> <PageKey>←</PageKey> <PageKey>→</PageKey>
                </span>
              </>
            )}
          </div>
        )}
      </nav>
      {isQueue && <QueueBar notice={notice} shownId={id} isEmpty={remaining === 0} />}
      {children}
    </QueueContext>
  );
};
