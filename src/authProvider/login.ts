import { unwrap } from '../dataProvider/envelope';
import { apiUrl, request } from '../dataProvider/http';
import { sessionSchema } from '../dataProvider/wire';
import { session } from './session';

export type Credentials = { username: string; password: string; remember: boolean };

/**
 * Signs in and keeps the session (specification §4 'Login', §7).
 * @throws ApiError 'network' or 'timeout' without an answer; another kind with the server's sentence (§8).
 */
export const login = async ({ username, password, remember }: Credentials): Promise<void> => {
  const { json } = await request(apiUrl('users-services/api/v1/backoffice/login'), {
    method: 'POST',
    body: { username, password },
    token: null,
  });
  session.save(unwrap(json, sessionSchema), remember);
};
