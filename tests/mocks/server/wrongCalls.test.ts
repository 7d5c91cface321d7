import { describe, expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import { clientHeaders } from '../../support/clientHeaders';
import { fieldErrorsOf, messageOf, query, refused, startApi } from '../api';
import { answerOf, firstPage } from '../callsTo';
import { registration } from '../merchantBodies';

/** The API answers each wrong call with the right status and a message, never with a 500 or a success. */

const api = startApi({ sellers: 25 });

const { call, rowsOf, statusOf } = api;

/** Ids that mean something to a language, a path or a database, but name no record. */
const strangeIds = [
  ...['__proto__', 'constructor', '%00', '%2F', 'a%2Fb', '%20', '%F0%9F%98%80', '<script>', "';--"],
];

describe('a token', () => {
  it.each(['', 'Bearer ', 'Bearer __proto__', 'Basic c3VwZXI6YWRtaW4='])(
    'is invalid when the header is %j',
    async (Authorization) =>
      expect(await statusOf('GET backoffice/profile', { as: null, headers: { Authorization } })).toBe(401),
  );
});

describe('an id that names nothing', () => {
  const addresses = [
    'GET backoffice/merchant-detail/',
    'DELETE backoffice/merchant/',
    'GET cdn/bulk-generate/',
    'GET cdn/generate-secure-image/',
    'GET region/city/',
    'GET region/district/',
    'GET region/village/',
    'GET /cdn/public/',
    ...['GET', 'PUT', 'DELETE'].map((method) => `${method} backoffice/make-category/`),
  ];
  /** The other areas look for a record in the same way. */
  const alike = collections.map(({ resource }) => `GET backoffice/${resource}/`);
  it.each(addresses)('is not found by %s', async (address) => {
    const body = address.startsWith('PUT') ? {} : undefined;
    for (const id of strangeIds) {
      const answer = await call(address + id, { body });
      // The API checks the contract of a body before it looks for the record.
      expect([404, body && 400]).toContain(answer.status);
      expect(messageOf(answer)).toMatch(/tidak (ditemukan|mengenali data)/);
    }
  });
  it.each(alike)('is not found by %s, nor is a property of every object', async (address) =>
    expect(await statusOf(`${address}__proto__`)).toBe(404),
  );
});

describe.each(collections)('$resource', ({ resource, create, update, remove, states, actions = {} }) => {
  const path = `backoffice/${resource}`;
  const id = () => rowsOf(resource)[0]?.id ?? '';
  const writes = () => [
    ...(create === false ? [] : [`POST ${path}`]),
    ...(update === false ? [] : [`PUT ${path}/${id()}`]),
    ...Object.keys(states?.transitions ?? {}).map((action) => `POST ${path}/${id()}/${action}`),
  ];

  it('refuses a body that is null, of another type, or with an unknown key', async () => {
    const before = structuredClone(rowsOf(resource));
    for (const address of writes())
      for (const body of [null, 'teks', { tidak_ada: 1 }, { reason: 1, __lain: {} }])
        expect(await call(address, { body }), `${address} ${JSON.stringify(body)}`).toEqual(
          refused(400, /Server tidak mengenali data yang dikirim/),
        );
    expect(rowsOf(resource)).toEqual(before);
  });

  it('lets a user with only VIEW_ read, refuses their writes, and everything to a user without a right', async () => {
    const deletion = remove === false ? [] : [`DELETE ${path}/${id()}`];
    const noRight = refused(403, /Anda tidak memiliki hak akses/);
    for (const address of [...writes(), ...deletion])
      expect(await call(address, { as: 'pengamat', body: {} }), address).toEqual(noRight);
    for (const address of [path, `${path}/${id()}`]) {
      expect(await statusOf(`GET ${address}`, { as: 'pengamat' }), address).toBe(200);
      expect(await call(`GET ${address}`, { as: 'tamu' }), address).toEqual(noRight);
    }
  });

  it('refuses an action on a record that does not exist', async () => {
    for (const [action, { reason }] of Object.entries(states?.transitions ?? {})) {
      if (actions[action]?.body) continue;
      const body = reason ? { reason: 'Uji' } : {};
      const address = `POST ${path}/__proto__/${action}`;
      expect(await call(address, { body })).toEqual(refused(404, /Data tidak ditemukan/));
    }
  });
});

it('a body that is not JSON, or that contains __proto__, is refused', async () => {
  const token = api.signIn('superadmin').token.access_token;
  const headers = { ...clientHeaders, Authorization: `Bearer ${token}` };
  for (const address of ['POST make-category', 'PUT make-category/kategori-1', 'POST orders/7/cancel'])
    for (const body of ['', '{', 'a=1', '{"__proto__":{"status":"AKTIF"}}']) {
      const [method = '', below = ''] = address.split(' ');
      const url = `http://localhost:3000/users-services/api/v1/backoffice/${below}`;
      expect(await answerOf(await fetch(url, { method, headers, body })), address).toEqual(
        refused(400, 'Server tidak dapat membaca data yang dikirim. Coba lagi atau hubungi tim teknis.'),
      );
    }
});

describe('calls at the same time', () => {
  it('register a seller once, and the other calls are refused at the fields that are taken', async () => {
    const body = await registration(api);
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.call('POST backoffice/merchant/register', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const taken = 'sudah dipakai pelapak lain';
    for (const answer of answers.filter(({ status }) => status === 422))
      expect(fieldErrorsOf(answer)).toEqual({
        phone_number: taken,
        'credential.user_name': taken,
        'credential.email': taken,
        'merchant.id_card': taken,
      });
    expect(rowsOf('member-list/seller')).toHaveLength(26);
  });
});

describe('a list of sellers', () => {
  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 1001 }, '1.000'],
    [{ limit: 1.5 }, 'limit'],
    [{ offset: -1 }, 'offset'],
    [{ offset: 1e300 }, 'offset'],
    [{ search: null }, 'search'],
    [{ filter: [] }, 'filter'],
    [{ filter: { is_active: 'true' } }, 'is_active'],
    [{ sort: { field: 'place', order: 'ASC' } }, 'sort.field'],
    [{ sort: { field: '__proto__', order: 'ASC' } }, 'sort.field'],
    [{ halaman: 1 }, 'halaman'],
  ])('with %j is refused', async (change, word) => {
    const answer = await call('POST backoffice/get-list-merchant', { body: { ...firstPage, ...change } });
    expect(answer).toEqual(refused(400, expect.stringContaining(word)));
  });
});

describe('the targets of a banner', () => {
  it.each(['__proto__', 'LAIN', 7, null])('are refused for the link type %j', async (type) => {
    const address = `GET backoffice/master-data/banner-information/targets${query({ link_type: type })}`;
    expect(await statusOf(address)).toBe(400);
  });
});
