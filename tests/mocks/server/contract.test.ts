import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { clientHeaders } from '../../support/clientHeaders';
import { dataOf, refused, startApi } from '../api';
import { change } from '../merchantBodies';
import { photo } from '../photo';

const api = startApi({ sellers: 3 });
const sellerId = api.db.sellers.all()[0]?.id ?? '';

const page = { limit: 10, offset: 0, search: '', filter: {} };
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
  ['POST backoffice/get-list-merchant', page, 'keuangan'],
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
  ['GET backoffice/member-list/driver', undefined, 'adminpelapak'],
  ['POST backoffice/make-category', {}, 'pengamat'],
  ['GET backoffice/top-up', undefined, 'adminpelapak'],
  ['DELETE backoffice/make-category/kategori-1', undefined, 'pengamat'],
];

describe.each(protectedEndpoints)('%s', (address, body) => {
  it('answers like an expired session without a token, and with an unknown token', async () => {
    for (const token of [undefined, 'palsu']) {
      const json = { status_code: 401, type: 'EXPIRED_TOKEN', message: 'Unauthorize' };
      expect(await api.call(address, { as: null, body, token })).toMatchObject({ status: 401, json });
    }
  });

  it.each([
    ['Accept', { Accept: 'text/html' }],
    ['platform', { platform: '' }],
    ['app-version', { 'app-version': '' }],
    ['Accept, platform, app-version', { Accept: 'text/html', platform: '', 'app-version': '' }],
  ])('names the headers that are missing: %s', async (names, headers) =>
    expect(await api.call(address, { body, headers })).toEqual(
      refused(400, expect.stringContaining(`(${names})`)),
    ),
  );
});

describe('a body', () => {
  it.each([
    ['POST backoffice/login', { username: 'a', password: 'b', remember: true }, 'remember'],
    ['POST backoffice/login', { username: 'a' }, 'password'],
    ['POST backoffice/get-list-merchant', { ...page, filter: { city: 'x' } }, 'filter.city'],
    ['POST backoffice/get-list-merchant', { ...page, limit: '10' }, 'limit'],
    ['POST cdn/single-upload', { ...upload, file: 'data:image/png;base64,AAAA' }, 'file'],
    [
      'POST backoffice/update-profile-merchant',
      { ...change(sellerId), users_address: { ...change(sellerId).users_address, rt: 3 } },
      'users_address.rt',
    ],
    ['PUT backoffice/member-list/driver/driver-1', { nama: 'x' }, 'nama'],
    ['POST backoffice/make-category', { name: 'Kopi', order: 1 }, 'order'],
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

describe('no cache keeps', () => {
  it.each([
    ['a list', 'GET backoffice/top-up', 200],
    ['a record', `GET backoffice/merchant-detail/${sellerId}`, 200],
    ['the address of the photo of an ID card', `GET cdn/generate-secure-image/${sellerId}`, 200],
    ['a refusal', 'GET backoffice/orders/tidak-ada', 404],
  ])('%s', async (_, address, status) => {
    const answer = await api.call(address);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store']);
  });
});

describe('permissions', () => {
  it.each(protectedEndpoints.filter(([, , forbidden]) => forbidden !== null))(
    'refuse %s',
    async (address, body, forbidden) =>
      expect(await api.statusOf(address, { as: forbidden, body })).toBe(403),
  );

  it('allow reading with MANAGE_ and with VIEW_', async () => {
    const asManager = await api.call('POST backoffice/get-list-merchant', { as: 'adminpelapak', body: page });
    const asViewer = await api.call('POST backoffice/get-list-merchant', { as: 'pengamat', body: page });
    expect([asManager.status, asViewer.status]).toEqual([200, 200]);
    expect(dataOf(asViewer, z.object({ total: z.number() })).total).toBe(3);
  });
});

it('the embedded API keeps the requests that it received, until a reset', async () => {
  await api.call('POST backoffice/get-list-merchant', { body: page });
  await expect.poll(() => api.receivedAt('POST get-list-merchant')[0]?.body).toEqual(page);
  expect(api.received[0]?.headers.get('platform')).toBe('web');
  api.reset();
  expect(api.received).toEqual([]);
});
