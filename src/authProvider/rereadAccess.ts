import { readProfile } from '../dataProvider/profile';
import { isMissing } from '../dataProvider/serverErrors';
import { session } from './session';

/**
 * Milliseconds for which the user's data counts as fresh: 0 after a refusal. After a role change it is negative, because not even
 * a running read counts: the server may have answered it before the change.
 */
export const freshness = { navigation: 5000, refused: 0, changed: -1 } as const;

/** A request for the user's data; `ended` is null once it has ended. */
type Read = { token: string; at: number; ended: Promise<void> | null };

const none: Read = { token: '', at: 0, ended: null };
let latest = none;
/** The token of a session whose host lacks the call; no further request is sent for this session. */
let tokenWithoutProfile: string | null = null;

/**
 * Reads the signed-in user's rights from the server and saves them in the session, so that a changed role takes effect
 * (assumption). Joins a running read of the same session, and sends no request while nobody is signed in or the last request,
 * even a failed one, is younger than `maxAge` milliseconds. A failed request changes nothing, except that a 401 ends the
 * session, like everywhere.
 * @returns a promise that resolves when the request has ended, and never rejects
 */
export const rereadAccess = (maxAge: number): Promise<void> => {
  const token = session.token();
  if (token === null || token === tokenWithoutProfile) return Promise.resolve();
  const now = Date.now();
  const last = latest.token === token ? latest : none;
  if (last.ended && maxAge >= 0) return last.ended;
  const age = now - Math.max(last.at, session.lastReadAt());
  // A negative age means that the clock was set back: read again.
  if (age >= 0 && age < maxAge) return Promise.resolve();
  const own: Read = (latest = { token, at: now, ended: null });
  return (own.ended = readProfile(token)
    .then(
      (user) => {
        if (own === latest) session.renew(user, token);
      },
      (error: unknown) => {
        if (isMissing(error)) tokenWithoutProfile = token;
      },
    )
    .finally(() => (own.ended = null)));
};
