import { ApiError, type FaultKind } from './serverErrors';

const messages: Partial<Record<FaultKind, string>> = {
  timeout: 'errors.writeTimeout',
  network: 'errors.writeCut',
  invalidResponse: 'errors.writeUnreadable',
};

/**
 * Returns the message key for a write that failed and may still have been saved (docs/reliability.md 'Fault matrix'): the
 * response came too late, could not be read, or the connection broke, perhaps after the request had arrived. A 502 is the word of
 * a gateway that lost the server's response. Returns undefined for every other error.
 */
export const unknownOutcomeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? messages[error.status === 502 ? 'timeout' : error.kind] : undefined;
