import { ApiError } from './serverErrors';

/**
 * What is said of a write that failed and may have been kept all the same (docs/reliability.md 'Fault matrix'): it was
 * not answered in time, or in no way that can be read, or the answer broke off. A message key; undefined for every other
 * failure.
 */
export const unknownOutcomeOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.kind === 'timeout') return 'errors.writeTimeout';
  const isUnreadable = error.kind === 'badAnswer' || (error.kind === 'network' && error.status > 0);
  return isUnreadable ? 'errors.writeUnreadable' : undefined;
};
