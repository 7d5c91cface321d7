import { type Identifier, LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { Notice } from './queueWalk';
import './QueueBar.css';

type QueueBarProps = {
  /** The last decision; undefined before the first one. */
  notice: Notice | undefined;
  /** The id of the shown record, to which the bar does not link. */
  shownId: Identifier;
};

/**
 * The bar that reports the last decision in the queue, with a link to that record. It is announced politely and does not
 * move the focus.
 */
export const QueueBar = ({ notice, shownId }: QueueBarProps) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <div className={notice ? 'queue-bar is-told' : 'queue-bar'}>
      <span role="status">{notice?.text}</span>
      {notice && notice.id !== shownId && (
        <LinkBase
          to={createPath({ resource, type: 'show', id: notice.id })}
          aria-label={translate('widgets.queue.openNamed', { name: notice.name })}
        >
          {translate('widgets.queue.open')}
        </LinkBase>
      )}
    </div>
  );
};
