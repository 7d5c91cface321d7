import { http, HttpResponse, type JsonBodyType } from 'msw';
import type { createMockServer } from '../../mocks/node';
import { gate } from './gate';

type Server = ReturnType<typeof createMockServer>['server'];
type Init = {
  status?: number;
  headers?: HeadersInit;
  /** How many rows the list has, of which the body is the first page. */
  total?: number;
  /** Whether only the first of these calls is answered so. */
  once?: boolean;
};

/** The handlers of msw for `METHOD address`. */
const calls = (address: string) => {
  const [method, path = ''] = address.split(' ');
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method ?? ''];
  if (!on) throw new Error(`${address} names no method`);
  return (resolver: Parameters<typeof http.get>[1], once = false) => on(path, resolver, { once });
};

const respond = (body: JsonBodyType | undefined, { total, once: _, ...init }: Init): Response => {
  if (body === undefined) return new HttpResponse(null, init);
  const last = Array.isArray(body) ? body.length - 1 : 0;
  const headers = new Headers(init.headers);
  if (total !== undefined) headers.set('Content-Range', `items 0-${last}/${total}`);
  return HttpResponse.json(body, { ...init, headers });
};

const initOf = (init: Init | number): Init => (typeof init === 'number' ? { status: init } : init);

/** Other answers than those of the embedded API, until the test ends. The last argument is the status, or more. */
export const answersOf = (server: Server) => ({
  /** Answers `METHOD address` with a body, or with nothing. The returned function lets the embedded API answer again. */
  answer: (address: string, body?: JsonBodyType, init: Init | number = {}): (() => void) => {
    let isOurs = true;
    const { once } = initOf(init);
    server.use(calls(address)(() => (isOurs ? respond(body, initOf(init)) : undefined), once));
    return () => (isOurs = false);
  },
  /** Holds `METHOD address` back until the returned function is called; then this answers it, or else the embedded API. */
  holdBack: (address: string, body?: JsonBodyType, init: Init | number = {}): (() => void) => {
    const { passed, open } = gate();
    const answer = () => (body === undefined ? undefined : respond(body, initOf(init)));
    server.use(calls(address)(() => passed.then(answer)));
    return open;
  },
});
