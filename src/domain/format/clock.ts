import { createListeners } from './listeners';

/** The largest difference that counts as none: a minute, and a second that the host's Date, which has no milliseconds, may lack. */
const tolerance = 61_000;

/** Milliseconds by which the host's clock is ahead of this machine's; 0 while both agree. */
let ahead = 0;
const listeners = createListeners();

/** Calls back when the machine's clock turns out to be wrong, or right again. */
export const subscribeToClock = listeners.subscribe;

/** Returns true if the machine's clock differs from the host's by more than a minute. */
export const isClockWrong = (): boolean => ahead !== 0;

/**
 * Returns the current time. It is the host's if the machine's clock is wrong, so that 'today' and ages are true. Durations, whose
 * ends are both measured here, use `Date.now`.
 */
export const currentTime = (): Date => new Date(Date.now() + ahead);

/**
 * Compares the machine's clock with the host's.
 * @param date the header Date of a response; null if the host does not expose it to other origins
 * @param sentAt the machine's time before the request
 */
export const compareClock = (date: string | null, sentAt: number): void => {
  const host = Date.parse(date ?? '');
  if (Number.isNaN(host)) return;
  const receivedAt = Date.now();
  const isRight = host >= sentAt - tolerance && host <= receivedAt + tolerance;
  const found = isRight ? 0 : host - receivedAt;
  // A smaller difference from the last response is that of the connection.
  if (Math.abs(found - ahead) < tolerance) return;
  ahead = found;
  listeners.notify();
};
