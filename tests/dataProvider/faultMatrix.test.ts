import { delay, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { menu, resourcesOf } from '../../src/areas';
import { newSeller } from '../../src/areas/seller/sellerRecord';
import { createAuthProvider } from '../../src/authProvider';
import { session } from '../../src/authProvider/session';
import { createDataProvider } from '../../src/dataProvider';
import { changePassword } from '../../src/dataProvider/passwords';
import { readProfile } from '../../src/dataProvider/profile';
import { getRegions } from '../../src/dataProvider/regions';
import { ApiError, type FaultKind } from '../../src/dataProvider/serverErrors';
import { getProfilePictureUrl, getSecurePictureUrl, uploadPicture } from '../../src/dataProvider/uploads';
import { assumed, specified } from '../contract/specifiedEndpoints';
import { answer, startApiServer, text, token } from './apiServer';

/** RELIABILITY.md 'Fault matrix': every call of specification §7 meets every fault, with one expectation per class. */

startApiServer();

const dataProvider = createDataProvider(resourcesOf(menu));
const authProvider = createAuthProvider([]);
const sellers = 'member-list/seller';
const list = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};
const base = 'users-services/api/v1';
const seller = { ...newSeller, id: '7' };
const photo = { related_identity: '7', name: 'ktpImage', secure: true, file: 'data:image/jpeg;base64,/9j/' };

/** Path below the base → what calls it. */
const calls: Record<string, () => Promise<unknown>> = {
  'backoffice/login': () => authProvider.login({ username: 'siti', password: 'rahasia123', remember: false }),
  'cdn/bulk-generate/7': () => getProfilePictureUrl('7'),
  'region/province': () => getRegions('province', ''),
  'region/city/34': () => getRegions('city', '34'),
  'region/district/34': () => getRegions('district', '34'),
  'region/village/34': () => getRegions('village', '34'),
  'backoffice/get-list-merchant': () => dataProvider.getList(sellers, list),
  'backoffice/merchant-detail/7': () => dataProvider.getOne(sellers, { id: '7' }),
  'backoffice/merchant/register': () => dataProvider.create(sellers, { data: newSeller }),
  'backoffice/update-profile-merchant': () =>
    dataProvider.update(sellers, { id: '7', data: seller, previousData: seller }),
  'backoffice/merchant/7': () => dataProvider.delete(sellers, { id: '7', previousData: seller }),
  'backoffice/profile': () => readProfile(token),
  'backoffice/change-password': () =>
    changePassword({ new_password: 'baru123', confirm_password: 'baru123' }),
  'cdn/single-upload': () => uploadPicture(photo),
  'cdn/generate-secure-image/7': () => getSecurePictureUrl('7'),
  'backoffice/orders': () => dataProvider.getList('orders', list),
  'backoffice/orders/7': () => dataProvider.getOne('orders', { id: '7' }),
};

type Fault = [name: string, respond: () => Response | Promise<Response>, kind: FaultKind];

const statuses: Record<number, FaultKind> = {
  400: 'rejected',
  401: 'expired',
  403: 'forbidden',
  404: 'notFound',
  409: 'rejected',
  413: 'rejected',
  422: 'rejected',
  429: 'busy',
  500: 'server',
  502: 'server',
  503: 'busy',
};

const bodies: Record<string, (status: number) => Response> = {
  JSON: (status) => HttpResponse.json({ status_code: status, message: 'Ditolak server' }, { status }),
  HTML: (status) => text('<h1>Bad Gateway</h1><script>alert(1)</script>', status, 'text/html'),
  'an empty body': (status) => text('', status),
  'a truncated body': (status) => text('{"message":"Dito', status),
};

const faults: Fault[] = [
  ['no connection', () => HttpResponse.error(), 'network'],
  [
    'no answer in time',
    async () => {
      await delay('infinite');
      return HttpResponse.error();
    },
    'timeout',
  ],
  ...Object.entries(statuses).flatMap(([status, kind]) =>
    Object.entries(bodies).map(([name, body]): Fault => [
      `${status} with ${name}`,
      () => body(Number(status)),
      kind,
    ]),
  ),
  ['200 with status_code 401', () => HttpResponse.json({ status_code: 401 }), 'expired'],
  [
    '200 with status_code 401 inside data',
    () => HttpResponse.json({ data: { status_code: 401 } }),
    'expired',
  ],
  ['200 with Unauthorize', () => HttpResponse.json({ message: 'Unauthorize' }), 'expired'],
  ['200 with EXPIRED_TOKEN', () => HttpResponse.json({ error: { type: 'EXPIRED_TOKEN' } }), 'expired'],
  ['200 with status_code 400', () => HttpResponse.json({ status_code: 400, message: 'Salah' }), 'rejected'],
  ['200 with an error', () => HttpResponse.json({ error: 'Gangguan' }), 'server'],
  ['200 with HTML', () => text('<!doctype html><h1>Wi-Fi</h1>', 200, 'text/html'), 'badAnswer'],
  ['200 with an empty body', () => text(''), 'badAnswer'],
  ['200 with a truncated body', () => text('{"data":{"payload":[{"id"'), 'badAnswer'],
  ['200 with another content type', () => text('{}', 200, 'text/plain'), 'badAnswer'],
  ['204', () => new HttpResponse(null, { status: 204 }), 'badAnswer'],
  ['304', () => new HttpResponse(null, { status: 304 }), 'badAnswer'],
];

/** Bodies that are JSON and not what the contract says. A write may call some of them a success; nothing may crash. */
const shapes: [string, unknown][] = [
  ['no key', {}],
  ['null', null],
  ['data null', { data: null }],
  ['payload null', { data: { payload: null } }],
  ['rows null', { data: { payload: [null], total: 1, cities: [null], districts: [null], villages: [null] } }],
  ['a number', { data: { payload: 7, cities: 7, districts: 7, villages: 7 } }],
  ['an object for text', { data: { payload: { url: {}, users: { full_name: {} } } } }],
  ['an array', [[]]],
  ['a prototype', JSON.parse('{"__proto__":{"polluted":true},"data":{"__proto__":{"polluted":true}}}')],
  ['a huge text', { data: { payload: { url: '' } }, message: 'x'.repeat(100_000) }],
  ['control characters', { data: { payload: '\u0000\u202e' }, message: '\u0000' }],
];

const failureOf = async (call: () => Promise<unknown>): Promise<unknown> =>
  call().then(
    () => null,
    (error: unknown) => error,
  );

/** A DELETE needs no body to be a success: what is gone has nothing more to say. */
const isSilentDelete = (path: string, fault: string): boolean =>
  path === 'backoffice/merchant/7' && ['204', '200 with an empty body'].includes(fault);

/** The limits are 10 s and 60 s: nobody waits for them here. */
const shortenLimits = (): void => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(30));
};

describe.each(Object.entries(calls))('%s', (path, call) => {
  it.each(faults.filter(([, , kind]) => kind === 'timeout'))('%s', async (_, respond) => {
    shortenLimits();
    answer(respond, `${base}/${path}`);
    expect(await failureOf(call)).toMatchObject({ kind: 'timeout', status: 0 });
  });

  const met = faults.filter(([name, , kind]) => kind !== 'timeout' && !isSilentDelete(path, name));
  it.each(met)('%s', async (_, respond, kind) => {
    const arrived = answer(respond, `${base}/${path}`);
    const error = await failureOf(call);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ name: 'ApiError', kind });
    expect((error as ApiError).message).not.toMatch(/[<>]/);
    // The data layer sends a call once; whoever wants another try asks for it.
    expect(arrived).toHaveLength(1);
    // Only an expiry ends the session, and never that of a login, which has none.
    const ended = kind === 'expired' && path !== 'backoffice/login';
    expect(session.token()).toBe(ended ? null : token);
  });

  it.each(shapes)('a body that is %s: a typed error or a clean answer', async (_, body) => {
    answer(
      () => HttpResponse.json(body as object, { headers: { 'Content-Range': 'rows 0-0/1' } }),
      `${base}/${path}`,
    );
    const error = await failureOf(call);
    if (error !== null) expect(error).toMatchObject({ name: 'ApiError', kind: 'badAnswer' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a delete that is answered without a body', () => {
  it.each(faults.filter(([name]) => isSilentDelete('backoffice/merchant/7', name)))(
    'is done: %s',
    async (_, respond) => {
      answer(respond, `${base}/backoffice/merchant/7`);
      answer(respond, `${base}/backoffice/orders/7`);
      expect(await dataProvider.delete(sellers, { id: '7', previousData: seller })).toEqual({ data: seller });
      expect(await dataProvider.delete('orders', { id: '7', previousData: { id: '7' } })).toEqual({
        data: { id: '7' },
      });
    },
  );
});

describe('logout', () => {
  it.each(faults)('signs out whatever the server says: %s', async (_, respond) => {
    const arrived = answer(respond, `${base}/logout`);
    expect(await authProvider.logout({})).toBe(false);
    expect(session.get()).toBeNull();
    await vi.waitFor(() => expect(arrived).toHaveLength(1));
  });
});

it.each([...specified, ...assumed])('%s is among the calls', (endpoint) => {
  const path = endpoint.replace(/^\w+ users-services\/api\/v1\//, '').replace(/\{\w+\}/, '\\d+');
  const known = [...Object.keys(calls), 'logout'];
  expect(known.filter((candidate) => new RegExp(`^${path}$`).test(candidate))).toHaveLength(1);
});
