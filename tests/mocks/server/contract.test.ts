import { describe, expect, it } from 'vitest';
import { clientHeaders } from '../../support/clientHeaders';
import { refused, startApi } from '../api';
import { firstPage } from '../callsTo';
import { change } from '../merchantBodies';
import { photo } from '../photo';

const api = startApi({ sellers: 3 });
const sellerId = api.db.sellers.all()[0]?.id ?? '';

const upload = { related_identity: 'a', name: 'storeImage', secure: false, file: photo() };

/** Every endpoint that needs a token, with an account that may not call it; null where every signed-in user may. */
const protectedEndpoints: [address: string, body: unknown, forbidden: string | null][] = [
  ['POST logout', undefined, null],
  ['GET cdn/bulk-generate/9b1f0c6e-5d0a-4a57-9a54-000000000001', undefined, null],
  [
    'PUT backoffice/change-password',
    { current_password: 'rahasia123', new_password: 'baru1234', confirm_password: 'baru1234' },
    null,
  ],
  ['GET region/province', undefined, null],
  ['GET region/city/32', undefined, null],
  ['GET region/district/32.73', undefined, null],
  ['GET region/village/32.73.02', undefined, null],
  ['POST backoffice/get-list-merchant', firstPage, 'keuangan'],
  [`GET backoffice/merchant-detail/${sellerId}`, undefined, 'tamu'],
  ['POST backoffice/merchant/register', {}, 'pengamat'],
  ['POST backoffice/update-profile-merchant', change(sellerId), 'pengamat'],
  [`GET backoffice/merchant/${sellerId}/history`, undefined, 'keuangan'],
  [`GET backoffice/merchant/${sellerId}/summary`, undefined, 'keuangan'],
  [`GET backoffice/merchant/${sellerId}/notes`, undefined, 'keuangan'],
  [`POST backoffice/merchant/${sellerId}/notes`, { text: 'x' }, 'pengamat'],
  [`POST backoffice/merchant/${sellerId}/deactivate`, { reason: 'x' }, 'pengamat'],
  [`DELETE backoffice/merchant/${sellerId}`, undefined, 'pengamat'],
  ['POST cdn/single-upload', upload, 'pengamat'],
  [`GET cdn/generate-secure-image/${sellerId}`, undefined, 'keuangan'],
];

// wrongCalls.test.ts has the calls of every area.
it.each(protectedEndpoints)(
  '%s is refused without a token, with an unknown token, without its headers, and without the right',
  async (address, body, forbidden) => {
    const json = { status_code: 401, type: 'EXPIRED_TOKEN', message: 'Unauthorize' };
    for (const token of [undefined, 'palsu'])
      expect(await api.call(address, { as: null, body, token })).toMatchObject({ status: 401, json });
    const headers = { Accept: 'text/html', platform: '', 'app-version': '' };
    expect(await api.call(address, { body, headers })).toEqual(
      refused(400, /\(Accept, platform, app-version\)/),
    );
    if (forbidden !== null) expect(await api.statusOf(address, { as: forbidden, body })).toBe(403);
  },
);

it.each([
  ['Accept', { Accept: 'text/html' }],
  ['platform', { platform: '' }],
  ['app-version', { 'app-version': '' }],
])('a call names the one header that it lacks: %s', async (name, headers) =>
  expect(await api.call('GET region/province', { headers })).toEqual(
    refused(400, expect.stringContaining(`(${name})`)),
  ),
);

describe('a body', () => {
  it.each([
    ['POST backoffice/login', { username: 'a', password: 'b', remember: true }, 'remember'],
    ['POST backoffice/login', { username: 'a' }, 'password'],
    ['POST backoffice/get-list-merchant', { ...firstPage, filter: { city: 'x' } }, 'filter.city'],
    ['POST backoffice/get-list-merchant', { ...firstPage, limit: '10' }, 'limit'],
    ['POST cdn/single-upload', { ...upload, file: 'data:image/png;base64,AAAA' }, 'file'],
    [
      'POST backoffice/update-profile-merchant',
      { ...change(sellerId), users_address: { ...change(sellerId).users_address, rt: 3 } },
      'users_address.rt',
    ],
  ])('of %s with wrong keys is refused, and the keys are named', async (address, body, key) =>
    expect(await api.call(address, { body })).toEqual(refused(400, expect.stringContaining(key))),
  );

  it.each([
    ['application/json', 'username=superadmin', 400],
    ['application/json; charset=utf-8', '{"username":"superadmin","password":"rahasia123"}', 200],
    ['text/plain', '{"username":"superadmin","password":"rahasia123"}', 415],
    ['application/x-www-form-urlencoded', 'username=superadmin', 415],
  ])('of the type %s, %s, is answered with %i', async (type, body, status) => {
    const url = 'http://localhost:3000/users-services/api/v1/backoffice/login';
    const headers = { ...clientHeaders, 'Content-Type': type };
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(status);
  });
});

it.each([
  ['a record', `GET backoffice/merchant-detail/${sellerId}`, 200],
  ['a refusal', 'GET backoffice/orders/tidak-ada', 404],
])('no cache keeps %s', async (_, address, status) => {
  const answer = await api.call(address);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
});

it('the embedded API keeps the requests that it received, until a reset', async () => {
  await api.call('POST backoffice/get-list-merchant', { body: firstPage });
  await expect.poll(() => api.receivedAt('POST get-list-merchant')[0]?.body).toEqual(firstPage);
  expect(api.received[0]?.headers.get('platform')).toBe('web');
  api.reset();
  expect(api.received).toEqual([]);
});
