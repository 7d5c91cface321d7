import { ApiError } from './serverErrors';

/** Seconds. If the host asks for a longer pause (Retry-After), nothing is repeated by itself after it. */
export const longestWait = 20;

/** Returns the seconds that the host asks to wait before the same request is sent again; 0 if it asks for nothing. */
export const hostWait = (error: unknown): number => (error instanceof ApiError ? (error.retryAfter ?? 0) : 0);

/** Returns the epoch milliseconds before which the failed request must not be sent again; 0 if the host does not mind. */
export const heldUntil = (error: unknown): number => {
  const seconds = hostWait(error);
  return seconds > 0 ? Date.now() + seconds * 1000 : 0;
};
