import { type Credentials, requestSession } from '../authProvider/login';
import type { UserInfo } from '../dataProvider/wire';
import { type LoginFailure, readLoginFailure } from './loginFailure';

export { keepSession } from '../authProvider/login';

/**
 * Requests a session; returns it, or the failure to show. It is a separate chunk, so that the HTTP client, the schemas and
 * the error messages are downloaded while the user types.
 */
export const attemptLogin = async (credentials: Credentials): Promise<UserInfo | LoginFailure> => {
  try {
    return await requestSession(credentials);
  } catch (error) {
    return readLoginFailure(error);
  }
};
