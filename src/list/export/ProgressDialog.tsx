import { partOnDemand } from '../../ui/onDemand/onDemand';
import type { RowProgressProps } from './RowProgress';

const RowProgress = partOnDemand(() => import('./RowProgress'));

/** The dialog with the progress or the error of fetching all rows. Its code is downloaded when the fetch starts. */
export const ProgressDialog = (props: RowProgressProps) =>
  (props.reading.progress ?? props.reading.fault) !== undefined && <RowProgress {...props} />;
