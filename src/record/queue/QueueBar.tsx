import { type Identifier, LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import { NextQueue, useSittingText } from './NextQueue';
import type { Notice } from './queueWalk';
import './QueueBar.css';

type QueueBarProps = {
  /** The last decision; undefined before the first one. */
  notice: Notice | undefined;
  /** The id of the shown record, to which the bar does not link. */
  shownId: Identifier;
  /** True if nothing waits any more: the bar then also says what was decided, and leads to the next queue. */
  isEmpty?: boolean;
};

/**
 * The bar that reports the last decision in the queue, with a link to that record. It is announced politely and does not
 * move the focus.
 */
export const QueueBar = ({ notice, shownId, isEmpty = false }: QueueBarProps) => {
  const translate = useTranslate();
  const sitting = useSittingText();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <div className={notice ? 'queue-bar is-told' : 'queue-bar'}>
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
