import { lazy, Suspense } from 'react';
import type { RowProgressProps } from './RowProgress';
import type { AllPages } from './useAllPages';

const RowProgress = lazy(() => import('./RowProgress'));

type ProgressDialogProps = Omit<RowProgressProps, 'progress'> & {
  /** Undefined while nothing runs: there is no dialog. */
  progress: AllPages['progress'];
};

/** How far the reading of rows is; fetched when it begins, so that lists come without it. */
export const ProgressDialog = ({ progress, ...dialog }: ProgressDialogProps) =>
  progress && (
    <Suspense fallback={null}>
      <RowProgress progress={progress} {...dialog} />
    </Suspense>
  );
