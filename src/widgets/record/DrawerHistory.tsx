import { useId } from 'react';
import { useResourceWords } from '../text/useResourceWords';
import { Timeline, type TimelineProps } from './Timeline';
import './DrawerHistory.css';

/** The history of a record, below its form in a drawer. An empty history renders nothing. */
export const DrawerHistory = (props: TimelineProps) => {
  const words = useResourceWords();
  const titleId = useId();
  if (props.history.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="drawer-history">
        {words('sections.history')}
      </h3>
      <Timeline {...props} />
    </section>
  );
};
