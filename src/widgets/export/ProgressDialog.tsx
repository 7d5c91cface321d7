import { lazy, Suspense } from 'react';
import type { RowProgressProps } from './RowProgress';

const RowProgress = lazy(() => import('./RowProgress'));

/** How far the reading of rows is, or why it failed; fetched when it begins, so that lists come without it. */
export const ProgressDialog = (props: RowProgressProps) =>
  (props.reading.progress ?? props.reading.fault) !== undefined && (
    <Suspense fallback={null}>
      <RowProgress {...props} />
    </Suspense>
  );
