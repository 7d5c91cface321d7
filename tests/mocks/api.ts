import { afterAll, afterEach, beforeAll } from 'vitest';
import type { z } from 'zod/mini';
import { createMockServer } from '../../mocks/node';
import type { Switches } from '../../mocks/server/switches';
import { clientHeaders } from '../support/clientHeaders';

export type Answer = { status: number; headers: Headers; json: unknown };

export type CallOptions = {
  /** The username of the caller, superadmin by default; null for a call without a token. */
  as?: string | null;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const origin = 'http://localhost:3000';

/** Starts the embedded API for the tests of a file, resets it to its seed after each test, and has a client with the headers of §7. */
export const startApi = (switches: Partial<Switches> = {}) => {
  const api = createMockServer(switches);
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => api.reset());
  afterAll(() => api.server.close());

  /** Calls `METHOD path`; the path is below users-services/api/v1, or absolute when it begins with a slash. */
  const call = async (address: string, options: CallOptions = {}): Promise<Answer> => {
    const [method = 'GET', path = ''] = address.split(' ');
    const { as = 'superadmin', body } = options;
    const token = options.token ?? (as === null ? undefined : api.signIn(as).token.access_token);
    const response = await fetch(origin + (path.startsWith('/') ? path : `/users-services/api/v1/${path}`), {
      method,
      headers: {
        ...clientHeaders,
        ...(token && { Authorization: `Bearer ${token}` }),
        'Idempotency-Key': crypto.randomUUID(),
        ...options.headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      json: isJson ? (JSON.parse(text) as unknown) : undefined,
    };
  };
  return { ...api, call };
};

/** The query of a list, such as its filter, sort and range, each as JSON. */
export const query = (parameters: object): string => {
  const texts = Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]);
  return `?${new URLSearchParams(texts).toString()}`;
};

/** The `data` of an envelope, which must match `schema`. */
export const dataOf = <T>(answer: Answer, schema: z.ZodMiniType<T>): T =>
  schema.parse((answer.json as { data: unknown }).data);

/** The message of an answer. */
export const messageOf = (answer: Answer): string => (answer.json as { message: string }).message;

/** The field errors of a refusal, by name. */
export const fieldErrorsOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    (answer.json as { errors: { name: string; message: string }[] }).errors.map(({ name, message }) => [
      name,
      message,
    ]),
  );
