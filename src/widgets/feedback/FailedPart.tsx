import type { ReactNode } from 'react';
import { RetryButton } from './RetryButton';

type FailedPartProps = {
  /** Already translated: what could not be read. */
  children: ReactNode;
  retry: () => unknown;
};

/** In place of a part of a record's page that could not be read: what is missing, and 'Coba lagi'. */
export const FailedPart = ({ children, retry }: FailedPartProps) => (
  <p role="status" className="form-wide">
    {children} <RetryButton variant="text" onRetry={retry} />
  </p>
);
