import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import {
  type Identifier,
  LinkBase,
  useCreatePath,
  useGetRecordId,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, useContext } from 'react';
import type { ListOrder } from '../../domain/queue';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { PageKey, usePageKeys } from '../../ui/pageKeys';
import { BackLink } from '../RecordColumns';
import { NextQueue, type Notice, QueueContext, queueKeys, useSittingText } from './queueWalk';
import { useRecordWalk } from './useRecordWalk';
import './queue.css';

type QueueBarProps = {
  notice: Notice | undefined;
  /** The record on screen, which needs no link. */
  shownId: Identifier;
  /** Nothing waits any more: says also what was decided, and leads to the next queue. */
  isEmpty?: boolean;
};

/** Says what was decided, politely and without moving the focus. */
export const QueueBar = ({ notice, shownId, isEmpty = false }: QueueBarProps) => {
  const translate = useTranslate();
  const sitting = useSittingText();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <div className={notice ? 'queue-bar frame is-told' : 'queue-bar'}>
      <span role="status">{notice && (isEmpty ? [notice.text, sitting].join(' ') : notice.text)}</span>
      {notice && notice.id !== shownId && (
        <LinkBase
          to={createPath({ resource, type: 'show', id: notice.id })}
          aria-label={translate('queue.openNamed', { name: notice.name })}
        >
          {translate('queue.open')}
        </LinkBase>
      )}
      {notice && isEmpty && (
        <div className="queue-bar-next">
          <NextQueue />
        </div>
      )}
    </div>
  );
};

/** Only with MANAGE_ and while the record is waiting. */
export const SkipButton = () => {
  const queue = useContext(QueueContext);
  const record = useRecordContext();
  const translate = useTranslate();
  const waits = queue !== null && record?.status === queue.state;
  const skip = waits ? queue.skip : undefined;
  usePageKeys({ [queueKeys.skip.toLowerCase()]: skip });
  if (!waits) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      aria-keyshortcuts={queueKeys.skip}
      aria-disabled={skip === undefined}
      onClick={skip}
    >
      <span>{translate('queue.skip')}</span>
      <PageKey>{queueKeys.skip}</PageKey>
    </Button>
  );
};

/** Stays mounted between records to keep the focus. A list of waiting records is a queue (docs/decisions.md 'Queues'). */
export const RecordPager = ({ children, ...order }: ListOrder & { children: ReactNode }) => {
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
      <IconButton
        tooltip="bottom"
        label={label}
        keys={name === 'next' ? '→' : '←'}
        aria-keyshortcuts={name === 'next' ? 'ArrowRight' : 'ArrowLeft'}
        off={to === undefined}
        onClick={() => goTo(to)}
      >
        {name === 'next' ? <ChevronRightOutlined /> : <ChevronLeftOutlined />}
      </IconButton>
    );
  };

  return (
    <QueueContext value={queue}>
      <nav className="record-pager not-printed row flow ends" aria-label={translate('queue.pager.label')}>
        <BackLink />
        {(place !== undefined || remaining !== undefined) && (
          <div className="record-pager-steps hint row">
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
