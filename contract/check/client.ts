import { limits } from '../../src/config';
import { parseJson } from '../../src/dataProvider/parseJson';
import { productHeaders } from '../parameters';

/** Sends what the product sends, and nothing that writes unless that was asked for. */

export type Sent = {
  method: string;
  /** With its query. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  timeout?: number;
  /** Null sends none. Defaults to that of the login. */
  token?: string | null;
};

export type Answer = {
  /** Method and path without the query. */
  call: string;
  /** 0 without an answer: then `text` says why. */
  status: number;
  headers: Headers;
  text: string;
  /** Undefined if it is none. */
  json: unknown;
  milliseconds: number;
};

export type Client = ReturnType<typeof createClient>;

export const service = '/users-services/api/v1';

/** Calls that are a POST and change nothing but the session. */
const reading = /\/(search|get-list-merchant|backoffice\/login|logout)$/;

export const isReading = (method: string, path: string): boolean =>
  ['GET', 'OPTIONS'].includes(method) || (method === 'POST' && reading.test(path.split('?')[0] ?? ''));

const whyUnanswered = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return `no answer (${cause?.code ?? cause?.message ?? error.message})`;
};

export const createClient = (host: string, mayWrite: boolean) => {
  const answers: Answer[] = [];
  let signedInBy: string | null = null;

  /** @throws for a call that writes, unless that was asked for */
  const send = async (sent: Sent): Promise<Answer> => {
    const { method, path, body, timeout = limits.requestTimeout, token = signedInBy } = sent;
    if (!mayWrite && !isReading(method, path)) throw new Error(`${method} ${path} writes to the host.`);
    const startedAt = performance.now();
    const call = `${method} ${path.split('?')[0]}`;
    const answered = (status: number, headers: Headers, text: string): Answer => {
      const milliseconds = Math.round(performance.now() - startedAt);
      const answer = { call, status, headers, text, json: parseJson(text), milliseconds };
      answers.push(answer);
      return answer;
    };
    try {
      const response = await fetch(host + path, {
        method,
        headers: {
          ...productHeaders,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...sent.headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      return answered(response.status, response.headers, await response.text());
    } catch (error) {
      return answered(0, new Headers(), whyUnanswered(error, timeout));
    }
  };

  return {
    send,
    /** All of them, in their order. */
    answers: answers as readonly Answer[],
    token: () => signedInBy,
    signIn: (token: string): void => void (signedInBy = token),
  };
};
