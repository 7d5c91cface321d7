import { useRecordContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isUnoffered, type OptionalCall } from '../dataProvider/optionalCalls';
import { Button, type ButtonLook } from './Button';

type RetryButtonProps = Omit<ButtonLook, 'startIcon'> & { onRetry: () => unknown };

export const RetryButton = ({ onRetry, ...look }: RetryButtonProps) => {
  const translate = useTranslate();
  return (
    <Button size="small" variant="outlined" {...look} onClick={() => void onRetry()}>
      {translate('ui.retry')}
    </Button>
  );
};

export const FailedPart = ({ children, retry }: { children: ReactNode; retry: () => unknown }) => (
  <p role="status">
    <span>{children}</span> <RetryButton variant="text" onRetry={retry} />
  </p>
);

/** In the place of what the host turned out to lack. */
export const UnofferedPart = ({ call }: { call: OptionalCall }) => {
  const translate = useTranslate();
  return isUnoffered(call) ? <p className="hint">{translate('ui.unoffered')}</p> : null;
};

export const BrokenPart = ({ resetErrorBoundary }: { resetErrorBoundary: () => void }) => {
  const translate = useTranslate();
  return <FailedPart retry={resetErrorBoundary}>{translate('ui.brokenPart')}</FailedPart>;
};

/** It fails for itself: the rest of the page stays. The next record is a new attempt. */
export const Part = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={BrokenPart} resetKeys={[useRecordContext()]}>
    {children}
  </ErrorBoundary>
);

/** For a picture, a count or a hint, without which the page is still useful: if it throws, it is left out. */
export const Optional = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={null} resetKeys={[useRecordContext()]}>
    {children}
  </ErrorBoundary>
);
