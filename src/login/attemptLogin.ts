import { errors } from '../../i18n/errors';
import { login } from '../../i18n/login';
import { type Credentials, requestSession } from '../authProvider/login';
import { ApiError, type FaultKind, isNetworkError } from '../dataProvider/serverErrors';
import type { UserInfo } from '../dataProvider/wire';

/** Without a message from the server; any other kind means wrong credentials. */
const sentences: Partial<Record<FaultKind, string>> = {
  busy: errors.busy,
  server: errors.server,
  timeout: errors.timeout,
};

const waitSentence = (seconds: number | null): string =>
  seconds === null ? errors.busy : login.tooManyAttempts.replace('%{seconds}', String(seconds));

type LoginFailure = { toast: string; fields: { username?: string; password?: string } };

/**
 * A refusal marks both fields, and its message is the toast (specification §8). No response, a 429, and a success that
 * cannot be read do not judge the credentials.
 */
const readLoginFailure = (error: unknown): LoginFailure => {
  if (!(error instanceof ApiError)) return { toast: errors.invalidResponse, fields: {} };
  const { kind, status, serverMessage } = error;
  if (isNetworkError(error) && status === 0) return { toast: login.networkError, fields: {} };
  if (kind === 'invalidResponse' || (isNetworkError(error) && status < 400))
    return { toast: errors.invalidResponse, fields: {} };
  if (status === 429) return { toast: serverMessage || waitSentence(error.retryAfter), fields: {} };
  return {
    toast: serverMessage || (sentences[kind] ?? login.refused),
    fields: { username: login.usernameInvalid, password: login.passwordInvalid },
  };
};

export { keepSession } from '../authProvider/login';

/** A separate file, so that the HTTP client, the schemas and the error messages are downloaded while the user types. */
export const attemptLogin = async (credentials: Credentials): Promise<UserInfo | LoginFailure> => {
  try {
    return await requestSession(credentials);
  } catch (error) {
    return readLoginFailure(error);
  }
};
