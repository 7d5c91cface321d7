import { ApiError, type FaultKind } from '../dataProvider/serverErrors';

const messages: Partial<Record<FaultKind, string>> = {
  timeout: 'errors.writeTimeout',
  badAnswer: 'errors.writeUnreadable',
};

/**
 * What is said of a write that failed and may have been kept all the same (RELIABILITY.md 'A write timed out'): it was
 * not answered in time, or in no way that can be read. A message key; undefined for every other failure.
 */
export const unknownOutcomeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? messages[error.kind] : undefined;
