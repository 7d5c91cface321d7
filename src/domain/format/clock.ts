import { createListeners } from './listeners';

/** A minute, and a second that the host's Date, which has no milliseconds, may lack. */
const tolerance = 61_000;

/** Milliseconds by which the host's clock is ahead of this machine's; 0 while both agree. */
let ahead = 0;
const listeners = createListeners();

export const subscribeToClock = listeners.subscribe;

export const isClockWrong = (): boolean => ahead !== 0;

/** The host's time if the machine's clock is wrong, so that 'today' and ages are true. Durations use `Date.now`. */
export const currentTime = (): Date => new Date(Date.now() + ahead);

/** `date` is null if the host hides the header from other origins; `sentAt` is the machine's time before the request. */
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
