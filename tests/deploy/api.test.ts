import { request } from 'node:https';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../../mocks/server/accounts';
import { clientHeaders } from '../support/clientHeaders';
import { deployed } from './support/deployed';
import { host } from './support/host';

const backoffice = '/users-services/api/v1/backoffice';
const urlOf = (path: string): string => `${process.env.E2E_ORIGIN}${path}`;

let token: string;
const call = (path: string, init: RequestInit = {}) =>
  fetch(urlOf(path), {
    ...init,
    headers: { ...clientHeaders, Authorization: `Bearer ${token}`, ...(init.headers as object) },
  });
const profile = () => call(`${backoffice}/profile`);

beforeAll(async () => {
  const body = JSON.stringify({ username: 'superadmin', password: demoPassword });
  const answer = await fetch(urlOf(`${backoffice}/login`), { method: 'POST', headers: clientHeaders, body });
  const { data } = (await answer.json()) as { data: { token: { access_token: string } } };
  token = data.token.access_token;
});

/** The address of the first category. */
const category = async (): Promise<string> => {
  const list = (await (await call(`${backoffice}/make-category`)).json()) as { id: string }[];
  return `${backoffice}/make-category/${list[0]?.id}`;
};

describe('a call', () => {
  it('goes to the API under its own name, with the address of the caller, without our origin and cookies', async () => {
    const path = '/users-services/api/v1/region/district/32.73?x=1';
    await call(path, { headers: { Origin: urlOf(''), Cookie: `token=${token}` } });
    const last = host.received.at(-1);
    expect(last?.call).toBe(`GET ${path}`);
    expect(last?.headers).toMatchObject({
      host: 'api.example.id',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': '127.0.0.1',
    });
    for (const name of ['origin', 'cookie', 'accept-encoding'])
      expect(last?.headers).not.toHaveProperty(name);
  });

  it('is not kept by any cache, and a public picture as long as the API says', async () => {
    for (const path of [`${backoffice}/profile`, '/orders-services/api/v1/x'])
      expect((await call(path)).headers.get('Cache-Control')).toBe('no-store');
    const picture = await call('/cdn/public/pelapak-2.jpg');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  });

  it('brings the ETag of a record as strong as the API made it, and its If-Match back', async () => {
    const address = await category();
    const answer = await call(address, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers.get('ETag')).toMatch(/^"/);
    const { name } = (await answer.json()) as { name: string };
    const body = JSON.stringify({ name: `${name} baru` });
    const save = (etag: string) => call(address, { method: 'PUT', headers: { 'If-Match': etag }, body });
    expect((await save('"another"')).status).toBe(412);
    expect((await save(answer.headers.get('ETag') ?? '')).status).toBe(200);
  });

  it('may carry a photo of 5000 KB', async () => {
    const photo = Buffer.alloc(5000 * 1024);
    photo.set([0xff, 0xd8, 0xff]);
    const file = `data:image/jpeg;base64,${photo.toString('base64')}`;
    const body = JSON.stringify({ file, name: 'foto', related_identity: 'x', secure: false });
    expect((await call('/users-services/api/v1/cdn/single-upload', { method: 'POST', body })).status).toBe(
      200,
    );
  });

  it('takes a connection that is open', async () => {
    await profile();
    const before = host.connections();
    for (let calls = 0; calls < 5; calls++) await profile();
    expect(host.connections()).toBe(before);
  });
});

describe('nginx', () => {
  it.each(['otherName', 'otherAuthority'] as const)(
    'sends nothing to a host with the certificate: %s',
    async (which) => {
      const { certificates } = deployed();
      const before = host.received.length;
      host.show(certificates[which]);
      const { status } = await profile();
      host.show(certificates.right);
      expect([status, host.received.length]).toEqual([502, before]);
      expect((await profile()).status).toBe(200);
    },
  );

  it('answers 502 while the name of the API does not resolve, and finds it without a restart', async () => {
    const status = async () => {
      // No connection is open.
      host.show(deployed().certificates.right);
      return (await profile()).status;
    };
    host.name(false);
    await expect.poll(status).toBe(502);
    host.name(true);
    await expect.poll(status).toBe(200);
  });

  it('lets an address sign in 21 times at once, and stops no other call of it', async () => {
    /** From another address of this machine, so that the limit leaves the stories alone. */
    const statusOf = (method: string, path: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        request(
          urlOf(path),
          { method, headers: clientHeaders, localAddress: '127.0.0.2', family: 4 },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        )
          .on('error', reject)
          .end();
      });
    const logins = await Promise.all(
      Array.from({ length: 30 }, () => statusOf('POST', `${backoffice}/login?remember=true`)),
    );
    // One, 20 at once, and perhaps those of the next two seconds.
    const passed = logins.filter((status) => status !== 429).length;
    expect(passed).toBeGreaterThanOrEqual(21);
    expect(passed).toBeLessThanOrEqual(23);
    expect(await statusOf('GET', `${backoffice}/profile`)).toBe(401);
  });
});
