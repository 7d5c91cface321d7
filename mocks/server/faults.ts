import { delay, HttpResponse } from 'msw';
import { refuse, unauthorized } from './answers';

/**
 * Failures on demand. `API_FAULTS` is a comma-separated list of `METHOD path=outcome`:
 *
 * - METHOD: GET, POST, PUT, DELETE, or `*`.
 * - path: the end of the address without its query, from the start of a segment; `*` matches anything.
 * - outcome: a status (400 to 599; 401 is an expired session), `offline` (the connection is cut), `timeout` (no answer),
 *   `html` (200 with a page instead of JSON), `empty` (200 without a body).
 *
 * Example: `POST merchant/register=500,GET region/*=offline`
 */
export type Fault = { method: string; path: RegExp; outcome: string };

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const parseFault = (text: string): Fault => {
  const [, method, path, outcome] = /^(GET|POST|PUT|DELETE|\*)\s+(\S+)=(\S+)$/.exec(text) ?? [];
  const known = /^([45]\d\d|offline|timeout|html|empty)$/.test(outcome ?? '');
  if (!method || !path || !outcome || !known)
    throw new Error(`API_FAULTS: '${text}' is not METHOD path=outcome`);
  return { method, path: new RegExp(`(^|/)${escaped(path).replaceAll('*', '.*')}$`), outcome };
};

/** Reads the list of faults. @throws Error naming the part that does not follow the syntax */
export const parseFaults = (text: string): Fault[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parseFault);

/**
 * Applies the switches to a call before its handler runs: waits for the latency, then returns the response that a fault
 * demands.
 */
export const disturbance = async (
  { latency, faults }: { latency: number; faults: readonly Fault[] },
  request: Request,
): Promise<Response | undefined> => {
  if (latency > 0) await delay(latency);
  return faultFor(faults, request);
};

/** Returns the response that `faults` demand for a request; undefined if they demand none. */
const faultFor = async (faults: readonly Fault[], request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const fault = faults.find(
    ({ method, path }) => (method === '*' || method === request.method) && path.test(pathname),
  );
  if (!fault) return undefined;
  switch (fault.outcome) {
    case 'offline':
      return HttpResponse.error();
    case 'timeout':
      await delay('infinite');
      return HttpResponse.error();
    case 'html':
      return HttpResponse.html('<!doctype html><title>Masuk Wi-Fi</title><h1>Masuk ke jaringan</h1>');
    case 'empty':
      return new HttpResponse(null, { status: 200 });
    case '401':
      return unauthorized();
    default: {
      const status = Number(fault.outcome);
      const response = refuse(status, 'Terjadi gangguan pada server. Tunggu sebentar, lalu coba lagi.');
      if (status === 429 || status === 503) response.headers.set('Retry-After', '5');
      return response;
    }
  }
};
