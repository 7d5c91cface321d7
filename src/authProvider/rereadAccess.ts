import { readProfile } from '../dataProvider/profile';
import { isMissing } from '../dataProvider/serverErrors';
import { session } from './session';

/** Milliseconds for which the user's data counts as fresh; 0 after a refusal or a role change, so that it is read at once. */
export const freshness = { navigation: 5000, refused: 0, changed: 0 } as const;

let running: Promise<void> | null = null;
/** Token and time of the last request. A request with the token of an earlier session does not count. */
let lastRequest = { token: '', at: 0 };
/** The token of a session whose host lacks the call; no further request is sent for this session. */
let tokenWithoutProfile: string | null = null;

/**
 * Reads the signed-in user's rights from the server and saves them in the session, so that a changed role takes effect
 * (assumption). Sends one request at a time, and no request while nobody is signed in or the last response is younger than
 * `maxAge` milliseconds. A failed request changes nothing, except that a 401 ends the session, like everywhere.
 * @returns a promise that resolves when the request has ended, and never rejects
 */
export const rereadAccess = (maxAge: number): Promise<void> => {
  const token = session.token();
  if (token === null || token === tokenWithoutProfile) return Promise.resolve();
  if (running) return running;
  const now = Date.now();
  const age = now - Math.max(lastRequest.token === token ? lastRequest.at : 0, session.heardAt());
  // A negative age means that the clock was set back: read again.
  if (age >= 0 && age < maxAge) return Promise.resolve();
  lastRequest = { token, at: now };
  running = readProfile(token)
    .then(
      (user) => session.renew(user, token),
      (error: unknown) => {
        if (isMissing(error)) tokenWithoutProfile = token;
      },
    )
    .finally(() => (running = null));
  return running;
};
