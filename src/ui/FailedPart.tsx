import type { ReactNode } from 'react';
import { RetryButton } from './RetryButton';

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
