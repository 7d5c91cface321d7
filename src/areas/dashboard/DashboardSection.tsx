import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type DashboardSectionProps = { title: string; children: ReactNode };

/** A part of the home page under its own heading. What breaks in it stays in it. */
export const DashboardSection = ({ title, children }: DashboardSectionProps) => {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <section className="dashboard-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ErrorBoundary
        fallbackRender={({ resetErrorBoundary }) => (
          <div className="dashboard-broken" role="alert">
            <span>{translate('widgets.chart.failed', { title })}</span>
            <Button size="small" variant="outlined" color="inherit" onClick={resetErrorBoundary}>
              {translate('widgets.feedback.retry')}
            </Button>
          </div>
        )}
      >
        {children}
      </ErrorBoundary>
    </section>
  );
};
