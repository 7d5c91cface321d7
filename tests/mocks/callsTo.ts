import { clientHeaders } from '../support/clientHeaders';

export const service = '/users-services/api/v1';

export type Answer = { status: number; headers: Headers; json: unknown };

/** What the list of sellers is asked for its first page with. */
export const firstPage = { limit: 10, offset: 0, search: '', filter: {} };

/** The ids in an answer of the list of sellers. */
export const sellerIdsIn = ({ json }: Answer): string[] =>
  (json as { data: { payload: { user_id: string }[] } }).data.payload.map(({ user_id }) => user_id);

export type Sent = {
  token?: string | null | undefined;
  body?: unknown;
  /** The idempotency key, a new one by default; null for none. */
  key?: string | null | undefined;
  headers?: Record<string, string>;
};

/** The number of idempotency keys so far. */
let keys = 0;

/** Sends `METHOD path` with the headers of §7; the path is below the service, or absolute when it begins with a slash. */
export const sendTo = (
  origin: string,
  address: string,
  { token, body, key = `kunci-baru-${++keys}`, headers }: Sent,
): Promise<Response> => {
  const [method = 'GET', path = ''] = address.split(' ');
  return fetch(origin + (path.startsWith('/') ? path : `${service}/${path}`), {
    method,
    headers: {
      ...clientHeaders,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key !== null && { 'Idempotency-Key': key }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
};

export const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const json = isJson ? (JSON.parse(text) as unknown) : undefined;
  return { status: response.status, headers: response.headers, json };
};

/** A client of the embedded API at an origin, over real connections. */
export const callsTo = (origin: () => string) => {
  const send = (token: string | null, address: string, body?: unknown, key?: string): Promise<Response> =>
    sendTo(origin(), address, { token, body, key, headers: { connection: 'close' } });
  const call = async (...sent: Parameters<typeof send>): Promise<Answer> => answerOf(await send(...sent));
  return {
    send,
    call,
    /** The ids of the sellers on the first page of the list. */
    sellersOf: async (token: string, filter: object = {}): Promise<string[]> =>
      sellerIdsIn(await call(token, 'POST backoffice/get-list-merchant', { ...firstPage, filter })),
    signIn: async (password = 'rahasia123'): Promise<string> => {
      const { json } = await call(null, 'POST backoffice/login', { username: 'superadmin', password });
      return (json as { data: { token: { access_token: string } } }).data.token.access_token;
    },
  };
};
