import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button, type ButtonLook } from './Button';

type RetryButtonProps = Omit<ButtonLook, 'startIcon'> & { onRetry: () => unknown };

/** The button 'Coba lagi', which repeats a failed request. */
export const RetryButton = ({ onRetry, ...look }: RetryButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" {...look} onClick={() => void onRetry()}>
      {translate('ui.retry')}
    </Button>
  );
};

type FailedPartProps = {
  /** The translated message of what could not be loaded. */
  children: ReactNode;
  retry: () => unknown;
};

/** Replaces a part of a record's page that could not be loaded, with a message and 'Coba lagi'. */
export const FailedPart = ({ children, retry }: FailedPartProps) => (
  <p role="status">
    <span>{children}</span> <RetryButton variant="text" onRetry={retry} />
  </p>
);

/** A sentence and 'Coba lagi', shown instead of content that threw an error. */
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

/** For a picture, a count or a hint, without which the page is still useful: if it throws an error, it is left out. */
export const Ornament = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={null} resetKeys={[useRecordContext()]}>
    {children}
  </ErrorBoundary>
);
