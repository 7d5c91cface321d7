import { useRecordContext } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** What a page can do without, such as a picture, a count or a hint: if it throws an error, nothing stands in its place. */
export const Ornament = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={null} resetKeys={[useRecordContext()]}>
    {children}
  </ErrorBoundary>
);
