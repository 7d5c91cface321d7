import { useRecordContext } from 'ra-core';
import { useId } from 'react';
import { useResourceWords } from '../ui/text/useResourceWords';
import { Timeline, type TimelineProps } from './Timeline';
import './DrawerHistory.css';

/** The history of the record in context, below its form in a drawer. Renders nothing if the history is empty. */
export const DrawerHistory = (props: Pick<TimelineProps, 'codes'>) => {
  const words = useResourceWords();
  const titleId = useId();
  const { history = [] } = useRecordContext<TimelineProps & { id: string }>() ?? {};
  if (history.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="drawer-history">
        {words('sections.history')}
      </h3>
      <Timeline history={history} {...props} />
    </section>
  );
};
