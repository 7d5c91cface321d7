import { ApiError } from './serverErrors';

/**
 * Returns the message key for a write that failed and may still have been saved (docs/reliability.md 'Fault matrix'): the
 * response came too late, could not be read, or broke off. Returns undefined for every other error.
 */
export const unknownOutcomeOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'timeout') return 'errors.writeTimeout';
  const isUnreadable = error.kind === 'badAnswer' || (error.kind === 'network' && error.status > 0);
  return isUnreadable ? 'errors.writeUnreadable' : undefined;
};
