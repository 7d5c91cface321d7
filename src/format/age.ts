import { isInstant } from './wibTime';

/** How long something has lasted, in its largest whole unit. */
type Age = { unit: 'minutes' | 'hours' | 'days'; count: number };

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The age at `until` (milliseconds) of what began at the instant `since`; null for what is no instant. What lies ahead has just
 * begun, because the server's clock may be ahead of this one.
 */
export const ageOf = (since: string, until: number): Age | null => {
  if (!isInstant(since)) return null;
  const passed = Math.max(0, until - Date.parse(since));
  if (passed >= day) return { unit: 'days', count: Math.floor(passed / day) };
  if (passed >= hour) return { unit: 'hours', count: Math.floor(passed / hour) };
  return { unit: 'minutes', count: Math.floor(passed / minute) };
};
