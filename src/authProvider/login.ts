import { unwrap } from '../dataProvider/envelope';
import { apiUrl, request } from '../dataProvider/http';
import { sessionSchema, type UserInfo } from '../dataProvider/wire';
import { session } from './session';

export type Credentials = { username: string; password: string; remember: boolean };

/**
 * Asks the server for a session and keeps nothing yet (specification §7): the login page saves it and changes the
 * address in one go.
 * @throws ApiError 'network' or 'timeout' without an answer; another kind with the server's sentence (§8).
 */
export const requestSession = async ({
  username,
  password,
}: Omit<Credentials, 'remember'>): Promise<UserInfo> => {
  const { json } = await request(apiUrl('users-services/api/v1/backoffice/login'), {
    method: 'POST',
    body: { username, password },
    token: null,
  });
  return unwrap(json, sessionSchema);
};

/** Signs in and keeps the session (specification §4 'Login'). @throws ApiError as `requestSession`. */
export const login = async (credentials: Credentials): Promise<void> =>
  session.save(await requestSession(credentials), credentials.remember);
