import { onDemand } from '../../onDemand/onDemand';
import type { RowProgressProps } from './RowProgress';

const RowProgress = onDemand(() => import('./RowProgress'));

/** How far the reading of rows is, or why it failed; fetched when it begins, so that lists come without it. */
export const ProgressDialog = (props: RowProgressProps) =>
  (props.reading.progress ?? props.reading.fault) !== undefined && <RowProgress {...props} />;
