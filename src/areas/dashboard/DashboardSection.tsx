import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RetryButton } from '../../ui/Part';

export const DashboardSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <section className="dashboard-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <div className="dashboard-broken card row flow" role="alert">
            <span>{translate('charts.failed', { title })}</span>
            <RetryButton color="inherit" onRetry={resetErrorBoundary} />
          </div>
        )}
      >
        {children}
      </ErrorBoundary>
    </section>
  );
};
