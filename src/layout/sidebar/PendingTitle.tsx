import { useEffect } from 'react';
import { useQueues } from '../../menu/pendingCounts';
import { setTitleCount } from '../../widgets/feedback/titleCount';

/** Counts the work that waits in the document's title, so that a tab in the background shows it. Renders nothing. */
const PendingTitle = () => {
  const waiting = [...useQueues().values()].reduce((sum, count) => sum + count, 0);
  useEffect(() => setTitleCount(waiting), [waiting]);
  useEffect(() => () => setTitleCount(0), []);
  return null;
};

export default PendingTitle;
