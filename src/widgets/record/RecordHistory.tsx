import { Detail } from './Detail';
import { Timeline, type TimelineProps } from './Timeline';

/** The section `resources.<resource>.sections.history` of a record: what happened to it, newest first. */
export const RecordHistory = (props: TimelineProps) => (
  <Detail section="history">
    <div className="form-wide">
      <Timeline {...props} />
    </div>
  </Detail>
);
