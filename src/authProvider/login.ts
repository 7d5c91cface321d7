import { unwrap } from '../dataProvider/envelope';
import { apiUrl, request } from '../dataProvider/http';
import { rememberParameter, sessionSchema, type UserInfo } from '../dataProvider/wire';
import { type SaveOutcome, session } from './session';

export type Credentials = {
  username: string;
  password: string;
  /** 'Selalu ingat': cookie and token live 365 days instead of one (§9). */
  remember: boolean;
};

/**
 * Asks the server for a session and keeps nothing yet (specification §7): the login page saves it and changes the
 * address in one go.
 * @throws ApiError 'network' or 'timeout' without an answer; another kind with the server's sentence (§8).
 */
export const requestSession = async ({ username, password, remember }: Credentials): Promise<UserInfo> => {
  const path = 'users-services/api/v1/backoffice/login';
  const { json } = await request(apiUrl(remember ? `${path}?${rememberParameter}=true` : path), {
    method: 'POST',
    body: { username, password },
    token: null,
  });
  return unwrap(json, sessionSchema);
};

/** Ends a token on the server. Nothing waits for the answer: a server that is down keeps nobody signed in. */
export const endToken = (token: string): void => {
  request(apiUrl('users-services/api/v1/logout'), { method: 'POST', token }).catch(() => undefined);
};

/**
 * Keeps a new session in this browser. The token of the session that it replaces ends on the server, and so does the
 * new one if the browser could not keep it: no token stays alive without its owner (docs/decisions/0043).
 */
export const keepSession = (info: UserInfo, remember: boolean): SaveOutcome => {
  const replaced = session.token();
  const outcome = session.save(info, remember);
  const kept = session.token();
  for (const token of new Set([replaced, info.token.access_token]))
    if (token !== null && token !== kept) endToken(token);
  return outcome;
};

/** Signs in and keeps the session (specification §4 'Login'). @throws ApiError as `requestSession`. */
export const login = async (credentials: Credentials): Promise<void> => {
  keepSession(await requestSession(credentials), credentials.remember);
};
