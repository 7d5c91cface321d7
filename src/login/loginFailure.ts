import { errors } from '../../i18n/errors';
import { login } from '../../i18n/login';
import { ApiError, type FaultKind, isNetworkError } from '../dataProvider/serverErrors';
import type { FieldErrors } from './credentialRules';

/** Said where the server gives no sentence of its own; the other kinds mean that the credentials do not fit. */
const sentences: Partial<Record<FaultKind, string>> = {
  busy: errors.busy,
  server: errors.server,
  badAnswer: errors.badAnswer,
};

const waitSentence = (seconds: number | null): string =>
  seconds === null ? errors.busy : login.tooManyAttempts.replace('%{seconds}', String(seconds));

export type LoginFailure = { toast: string; fields: FieldErrors };

/**
 * What a failed login shows (specification §8): without an answer from the server the toast alone; with one, both
 * fields are marked and the toast says what the server said. A 429 judges no credentials, so that it marks no field
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
