import type { HistoryEntry } from '../../dataProvider/historyWire';
import { Detail } from './Detail';
import { Timeline } from './Timeline';

/** The section `resources.<resource>.sections.history` of a record: what happened to it, newest first. */
export const RecordHistory = ({ history }: { history: readonly HistoryEntry[] }) => (
  <Detail section="history">
    <div className="form-wide">
      <Timeline history={history} />
    </div>
  </Detail>
);
