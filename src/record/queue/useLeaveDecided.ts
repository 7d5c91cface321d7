import { type RaRecord, useResourceContext, useTranslate } from 'ra-core';
import { useContext, useEffect } from 'react';
import { useRecordName } from '../../ui/text/useRecordName';
import { QueueContext } from './queueWalk';

/** In a queue, opens the next record and reports it if another user has decided this one meanwhile. */
export const useLeaveDecided = (record: RaRecord | undefined): void => {
  const queue = useContext(QueueContext);
  const resource = useResourceContext();
  const translate = useTranslate();
  const nameOf = useRecordName();
  useEffect(() => {
    if (!queue || !record || queue.isHeld || queue.listedId !== record.id) return;
    const state = String(record.status);
    if (state === queue.state) return;
    const name = nameOf(record);
    queue.leave(
      name,
      translate('queue.decided', {
        name,
        state: translate(`resources.${resource}.states.${state}`),
      }),
    );
  });
};
