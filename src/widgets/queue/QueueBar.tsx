import { type Identifier, LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';
import type { Notice } from './queueWalk';
import './QueueBar.css';

type QueueBarProps = {
  /** Undefined before the first decision. */
  notice: Notice | undefined;
  /** The record on screen: the bar has no link to it. */
  shownId: Identifier;
};

/**
 * Says what was done to the last record of the queue, with a link to it. It covers nothing, takes no focus, and is announced
 * politely.
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
