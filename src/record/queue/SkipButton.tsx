import { useRecordContext, useTranslate } from 'ra-core';
import { useContext } from 'react';
import { Button } from '../../ui/Button';
import { PageKey } from '../../ui/PageKey';
import { usePageKeys } from '../../ui/usePageKeys';
import { QueueContext, queueKeys } from './queueWalk';

/** Button to the next record of a queue without a decision. Shown only with MANAGE_ and while the record is waiting. */
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
