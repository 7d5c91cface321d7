import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { z } from 'zod/mini';
import { createMockServer } from '../../mocks/node';
import { type RestRecord, tableOf } from '../../mocks/rest/restRecord';
import { roleTable } from '../../mocks/server/staffAccounts';
import type { Switches } from '../../mocks/server/switches';
import { found } from '../support/found';
import { type Answer, answerOf, firstPage, sellerIdsIn, sendTo, type Sent } from './callsTo';

export type CallOptions = Sent & {
  /** The username of the caller, superadmin by default; null for a call without a token. */
  as?: string | null;
};

/** Starts the embedded API for the tests of a file, resets it to its seed after each test, and has a client with the headers of §7. */
export const startApi = (switches: Partial<Switches> = {}) => {
  const api = createMockServer(switches);
  beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => api.reset());
  afterAll(() => api.server.close());

  /** Calls `METHOD path`; the path is below users-services/api/v1, or absolute when it begins with a slash. */
  const call = async (address: string, { as = 'superadmin', ...sent }: CallOptions = {}): Promise<Answer> => {
    const token = sent.token ?? (as === null ? undefined : api.signIn(as).token.access_token);
    return answerOf(await sendTo('http://localhost:3000', address, { ...sent, token }));
  };
  const table = <T extends RestRecord = RestRecord>(resource: string) =>
    tableOf<T>(api.db.collections, resource);
  return {
    ...api,
    call,
    table,
    /** The records of a resource, as its table holds them. */
    rowsOf: <T extends RestRecord = RestRecord>(resource: string): T[] => table<T>(resource).all(),
    /** Leaves these rights to the role of this account. */
    give: (username: string, ...permissions: string[]): void => {
      const roles = roleTable(api.db.collections);
      roles.put({ ...found(roles.all(), ({ id }) => id === `peran-${username}`), permissions });
    },
    statusOf: async (address: string, options?: CallOptions) => (await call(address, options)).status,
    /** The JSON of the answer; the test says what it holds. */
    read: async <T = unknown>(address: string, options?: CallOptions): Promise<T> =>
      (await call(address, options)).json as T,
    /** The ids of the sellers that their list shows. */
    sellerIds: async (body: object): Promise<string[]> =>
      sellerIdsIn(await call('POST backoffice/get-list-merchant', { body: { ...firstPage, ...body } })),
  };
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

/** For `toEqual`: an answer that refuses a call with this sentence, or with one that the expression fits. */
export const refused = (status: number, sentence: unknown): unknown => {
  const message: unknown = sentence instanceof RegExp ? expect.stringMatching(sentence) : sentence;
  return expect.objectContaining({ status, json: expect.objectContaining({ message }) as unknown });
};

/** The field errors of a refusal, by name. */
export const fieldErrorsOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    (answer.json as { errors: { name: string; message: string }[] }).errors.map(({ name, message }) => [
      name,
      message,
    ]),
  );
