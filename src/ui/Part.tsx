import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FailedPart } from './FailedPart';

/** Stands in the place of content that threw an error: a sentence and 'Coba lagi'. */
export const BrokenPart = ({ resetErrorBoundary }: { resetErrorBoundary: () => void }) => {
  const translate = useTranslate();
  return <FailedPart retry={resetErrorBoundary}>{translate('ui.brokenPart')}</FailedPart>;
};

/** Content of a page that fails for itself: the rest of the page stays. The next record is a new attempt. */
export const Part = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={BrokenPart} resetKeys={[useRecordContext()]}>
    {children}
  </ErrorBoundary>
);
