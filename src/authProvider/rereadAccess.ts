import { readProfile } from '../dataProvider/profile';
import { isMissing } from '../dataProvider/serverErrors';
import { session } from './session';

/** Milliseconds during which the user's data counts as fresh; none after a refusal or a changed role. */
export const freshness = { navigation: 5000, refused: 0, changed: 0 } as const;

let running: Promise<void> | null = null;
/** Token and time of the last question; one of an earlier session does not count. */
let asked = { token: '', at: 0 };
/** The token of a session whose host lacks the call: it is not asked again. */
let tokenWithoutProfile: string | null = null;

/**
 * Asks the server what the signed-in user may do now, and keeps it in the session: a role changed meanwhile takes
 * effect (assumption). One question at a time, and none while the last answer is younger than `enough` milliseconds or
 * nobody is signed in. A question that fails changes nothing, except that a token the server no longer takes ends
 * the session, as everywhere.
 * @returns when it is answered; never rejects
 */
export const rereadAccess = (enough: number): Promise<void> => {
  const token = session.token();
  if (token === null || token === tokenWithoutProfile) return Promise.resolve();
  if (running) return running;
  const now = Date.now();
  const age = now - Math.max(asked.token === token ? asked.at : 0, session.heardAt());
  // A clock that was set back says nothing about the age.
  if (age >= 0 && age < enough) return Promise.resolve();
  asked = { token, at: now };
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
