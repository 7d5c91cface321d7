import { unwrap } from '../dataProvider/envelope';
import { apiUrl, request } from '../dataProvider/http';
import { backoffice, rememberParameter, sessionSchema, type UserInfo } from '../dataProvider/wire';
import { type SaveOutcome, session } from './session';

export type Credentials = {
  username: string;
  password: string;
  /** 'Selalu ingat': cookie and token live 365 days instead of one (§9). */
  remember: boolean;
};

/** The login page saves it and changes the address in one step (specification §7). @throws ApiError */
export const requestSession = async ({ username, password, remember }: Credentials): Promise<UserInfo> => {
  const path = `${backoffice}/login`;
  const answer = await request(apiUrl(remember ? `${path}?${rememberParameter}=true` : path), {
    method: 'POST',
    body: { username, password },
    token: null,
  });
  return unwrap(answer, sessionSchema);
};

/** Nothing waits for the response, so that it also works while the server is down or the page is closing. */
export const endToken = (token: string): void => {
  request(apiUrl('users-services/api/v1/logout'), {
    method: 'POST',
    token,
    send: (url, init) => fetch(url, { ...init, keepalive: true }),
  }).catch(() => undefined);
};

// A session that only this page knows ends with it, so that no unused token stays valid.
window.addEventListener('pagehide', () => {
  const token = session.isStored() ? null : session.token();
  if (token === null) return;
  session.expire(token);
  endToken(token);
});

/** Ends the token of the replaced session on the server, or the new one if the browser could not save it. */
export const keepSession = (info: UserInfo, remember: boolean): SaveOutcome => {
  const replaced = session.cookieToken();
  const outcome = session.save(info, remember);
  const kept = session.cookieToken();
  for (const token of new Set([replaced, info.token.access_token]))
    if (token !== null && token !== kept) endToken(token);
  return outcome;
};

/** Specification §4 'Login'. @throws ApiError */
export const login = async (credentials: Credentials): Promise<void> => {
  keepSession(await requestSession(credentials), credentials.remember);
};
