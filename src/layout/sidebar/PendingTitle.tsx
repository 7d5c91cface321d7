import { useEffect } from 'react';
import { setTitleCount } from '../../ui/PageHeader';

/** Shows the number of waiting records in the document's title, so that it is visible on a background tab. Renders nothing. */
const PendingTitle = ({ waiting }: { waiting: number }) => {
  useEffect(() => setTitleCount(waiting), [waiting]);
  useEffect(() => () => setTitleCount(0), []);
  return null;
};

export default PendingTitle;
