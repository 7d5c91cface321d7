import { FullWidth } from '../form/FullWidth';
import { Detail } from './Detail';
import { Timeline, type TimelineProps } from './Timeline';

/** A section with the record's timeline, newest entry first. Its title is `resources.<resource>.sections.history`. */
export const RecordHistory = (props: TimelineProps) => (
  <Detail section="history">
    <FullWidth>
      <Timeline {...props} />
    </FullWidth>
  </Detail>
);
