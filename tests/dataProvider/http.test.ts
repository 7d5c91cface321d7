import { delay, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../src/authProvider/session';
import { version } from '../../src/config';
import { apiUrl, eitherSignal, request } from '../../src/dataProvider/http';
import { ApiError } from '../../src/dataProvider/serverErrors';
import { dropTokenCookie } from '../authProvider/userInfo';
import { endReason } from '../support/endReason';
import { answer, path, startApiServer, text, token } from './apiServer';

startApiServer();

type Options = Parameters<typeof request>[1];

const send = (options?: Options) => request(apiUrl(path), options);

/** Sends one request with these options, and returns all that arrive: one that is sent again arrives twice. */
const sent = async (options: Options): Promise<Request[]> => {
  const arrived = answer({});
  await send(options);
  return arrived;
};

describe('a request (specification §7)', () => {
  it('carries Accept JSON, the platform headers and the Bearer of the stored token', async () => {
    const [first] = await sent({});
    const names = ['Accept', 'platform', 'app-version', 'Authorization', 'Content-Type'];
    expect(names.map((name) => first?.headers.get(name))).toEqual([
      ...['application/json', 'web', version, `Bearer ${token}`, null],
    ]);
  });

  it('has its body as JSON', async () => {
    const [first] = await sent({ method: 'POST', body: { search: 'Toko Melati' } });
    expect(first?.method).toBe('POST');
    expect(first?.headers.get('Content-Type')).toBe('application/json');
    expect(await first?.json()).toEqual({ search: 'Toko Melati' });
  });

  it('has no Authorization when the call has no token, as for login', async () => {
    const [first] = await sent({ token: null });
    expect(first?.headers.get('Authorization')).toBeNull();
  });

  it('is not sent once the cookie has expired, which ends the session', async () => {
    dropTokenCookie();
    const arrived = answer({});
    await expect(send()).rejects.toMatchObject({ kind: 'expired' });
    expect(arrived).toHaveLength(0);
    expect([endReason(), localStorage.length]).toEqual(['expired', 0]);
  });
});

describe('an answer', () => {
  it('of a success has status, headers and parsed JSON', async () => {
    answer({ data: [1] }, path, { status: 201, headers: { 'Content-Range': 'rows 0-0/1' } });
    const { status, headers, json } = await send();
    expect([status, headers.get('Content-Range'), json]).toEqual([201, 'rows 0-0/1', { data: [1] }]);
  });

  // tests/faults/calls.test.ts plays every status and body to every call.
  it('of a refusal has its status, and the message of the server or of its kind', async () => {
    answer({ message: 'Stok habis' }, path, 409);
    const refusal = { kind: 'rejected', status: 409, message: 'Stok habis' };
    await expect(send()).rejects.toMatchObject(refusal);
    answer(() => text('<h1>Gateway</h1>', 502, 'text/html'));
    const fault = { kind: 'server', status: 502, message: 'errors.server' };
    await expect(send()).rejects.toMatchObject(fault);
  });

  it('has the seconds of Retry-After', async () => {
    answer({}, path, { status: 429, headers: { 'Retry-After': '7' } });
    await expect(send()).rejects.toMatchObject({ retryAfter: 7 });
  });

  it('that redirects is not followed', async () => {
    answer(() => HttpResponse.redirect('http://elsewhere.example/login', 302));
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
  });
});

// serverErrors.test.ts has every answer that says so.
describe('the end of the session (specification §8)', () => {
  it.each([
    ['status 401', {}, 401],
    ['status_code 401 on a 200', { status_code: 401 }, 200],
  ])('is recognised from %s', async (_, body, status) => {
    answer(body, path, status);
    await expect(send()).rejects.toMatchObject({ kind: 'expired', message: 'errors.expired' });
    expect([session.get(), endReason()]).toEqual([null, 'expired']);
  });

  it('does not happen to the next user when an answer to the previous user is late', async () => {
    answer({}, path, 401);
    await expect(send({ token: 'token-of-someone-before' })).rejects.toThrow(ApiError);
    expect(session.token()).toBe(token);
  });

  it('does not follow from a refused login', async () => {
    answer({ message: 'Akun diblokir' }, path, 401);
    await expect(send({ token: null })).rejects.toMatchObject({ serverMessage: 'Akun diblokir' });
    expect(session.token()).toBe(token);
  });
});

// tests/faults/calls.test.ts breaks the connection of every call, and has its limit pass.
describe('no answer', () => {
  it('is an offline fault when the browser had no network, so that nothing was sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(() => HttpResponse.error());
    await expect(send()).rejects.toMatchObject({ kind: 'offline' });
  });

  it('is a network fault when the network was lost during the call', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    answer(() => {
      onLine.mockReturnValue(false);
      return HttpResponse.error();
    });
    await expect(send()).rejects.toMatchObject({ kind: 'network' });
  });

  it("is the browser's own AbortError when the caller aborts the request", async () => {
    answer(() => delay('infinite').then(() => HttpResponse.json({})));
    const caller = new AbortController();
    const aborted = send({ signal: caller.signal });
    caller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it.each(['{"name":"Budi \u202ekcab","list":["\u2066x"]}', '{"name":"Budi \\u202Ekcab","list":["\\u2066x"]}'])(
  'removes characters that change the direction of text: %s',
  async (body) => {
    answer(() => text(body));
    expect((await send()).json).toEqual({ name: 'Budi kcab', list: ['x'] });
  },
);

describe('either of two signals', () => {
  it('is aborted with the first of them, for its reason', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const { signal: either } = eitherSignal(one.signal, other.signal);
    expect(either.aborted).toBe(false);
    other.abort('second');
    one.abort('first');
    expect(either.reason).toBe('second');
  });

  it('is aborted at once if one of them was before', () => {
    const one = new AbortController();
    one.abort('earlier');
    const { signal: either } = eitherSignal(new AbortController().signal, one.signal);
    expect(either.reason).toBe('earlier');
  });
});
