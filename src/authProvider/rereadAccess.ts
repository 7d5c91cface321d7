import { ifOffered } from '../dataProvider/optionalCalls';
import { readProfile } from '../dataProvider/profile';
import { session } from './session';

/** Milliseconds. */
export const freshness = { navigation: 5000, now: 0 } as const;

type Options = {
  /** False after a role change: the server may have answered a running read before it. */
  joinsRunning?: boolean;
};

type Read = { token: string; at: number; ended: Promise<void> | null };

const none: Read = { token: '', at: 0, ended: null };
let latest = none;

/**
 * A changed role takes effect (assumption). Joins a running read, and sends nothing while the last one, even a failed one,
 * is younger than `maxAge` milliseconds. Never rejects.
 */
export const rereadAccess = (maxAge: number, { joinsRunning = true }: Options = {}): Promise<void> => {
  const token = session.token();
  if (token === null) return Promise.resolve();
  const now = Date.now();
  const last = latest.token === token ? latest : none;
  if (last.ended && joinsRunning) return last.ended;
  const age = now - Math.max(last.at, session.lastReadAt());
  // A negative age means that the clock was set back: read again.
  if (age >= 0 && age < maxAge) return Promise.resolve();
  const own: Read = (latest = { token, at: now, ended: null });
  return (own.ended = ifOffered('profile', () => readProfile(token))
    .then(
      (user) => {
        if (user && own === latest) session.renew(user, token);
      },
      () => undefined,
    )
    .finally(() => (own.ended = null)));
};
