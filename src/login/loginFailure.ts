import { errors } from '../../i18n/errors';
import { login } from '../../i18n/login';
import { ApiError, type FaultKind, isNetworkError } from '../dataProvider/serverErrors';
import type { FieldErrors } from './credentialRules';

/** Messages for failures without a message from the server; any other kind means wrong credentials. */
const sentences: Partial<Record<FaultKind, string>> = {
  busy: errors.busy,
  server: errors.server,
  invalidResponse: errors.invalidResponse,
};

const waitSentence = (seconds: number | null): string =>
  seconds === null ? errors.busy : login.tooManyAttempts.replace('%{seconds}', String(seconds));

export type LoginFailure = { toast: string; fields: FieldErrors };

/**
 * Returns the toast and field errors of a failed login (specification §8). A failure without a response only has a toast; a
 * response marks both fields, and its message is the toast. A 429 marks no field, because it does not judge the credentials
 * (docs/decisions/0046).
 */
export const readLoginFailure = (error: unknown): LoginFailure => {
  if (!(error instanceof ApiError) || isNetworkError(error)) {
    return { toast: login.networkError, fields: {} };
  }
  if (error.status === 429)
    return { toast: error.serverMessage || waitSentence(error.retryAfter), fields: {} };
  return {
    toast: error.serverMessage || (sentences[error.kind] ?? login.refused),
    fields: { username: login.usernameInvalid, password: login.passwordInvalid },
  };
};
