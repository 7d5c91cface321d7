import { type Credentials, requestSession } from '../authProvider/login';
import type { UserInfo } from '../dataProvider/wire';
import { type LoginFailure, readLoginFailure } from './loginFailure';

export { keepSession } from '../authProvider/login';

/**
 * Asks the server for a session; answers with it, or with what the page shows instead. A chunk of its own: the
 * HTTP client, the schemas and the words for faults are fetched while the person types.
 */
export const attemptLogin = async (credentials: Credentials): Promise<UserInfo | LoginFailure> => {
  try {
    return await requestSession(credentials);
  } catch (error) {
    return readLoginFailure(error);
  }
};
