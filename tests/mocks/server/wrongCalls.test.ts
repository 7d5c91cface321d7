import { describe, expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import type { RestRecord } from '../../../mocks/rest/restRecord';
import { clientHeaders } from '../../support/clientHeaders';
import { type CallOptions, fieldErrorsOf, messageOf, startApi } from '../api';
import { registration } from '../merchantBodies';

/** The API answers each wrong call with the right status and a message, never with a 500 or a success. */

const api = startApi({ sellers: 25 });

const refusal = async (address: string, options?: CallOptions) => {
  const answer = await api.call(address, options);
  return [answer.status, messageOf(answer)] as const;
};
const rowsOf = (resource: string): RestRecord[] => api.db.collections.get(resource)?.all() ?? [];

/** Ids that mean something to a language, a path or a database, but name no record. */
const strangeIds = [
  '__proto__',
  'constructor',
  '%00',
  '%2F',
  'a%2Fb',
  '%20',
  '%F0%9F%98%80',
  '<script>',
  "';--",
];

const invalidHeaders = { '': 401, 'Bearer ': 401, 'Bearer __proto__': 401, 'Basic c3VwZXI6YWRtaW4=': 401 };

describe('a token', () => {
  it.each(Object.entries(invalidHeaders))(
    'is invalid when the header is %j',
    async (Authorization, status) => {
      const answer = await api.call('GET backoffice/profile', { as: null, headers: { Authorization } });
      expect(answer.status).toBe(status);
    },
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
    ...collections.map(({ resource }) => `GET backoffice/${resource}/`),
    ...collections.flatMap(({ resource, update }) =>
      update === false ? [] : [`PUT backoffice/${resource}/`],
    ),
    ...collections.flatMap(({ resource, remove }) =>
      remove === false ? [] : [`DELETE backoffice/${resource}/`],
    ),
  ];
  it.each(addresses)('is not found by %s', async (address) => {
    const body = address.startsWith('PUT') ? {} : undefined;
    for (const id of strangeIds) {
      const [status, message] = await refusal(address + id, { body });
      // The API checks the contract of a body before it looks for the record.
      expect([404, body && 400]).toContain(status);
      expect(message).toMatch(/tidak (ditemukan|mengenali data)/);
    }
  });
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
      for (const body of [null, [], 'teks', 7, { tidak_ada: 1 }, { id: 'lain' }, { reason: 1, __lain: {} }]) {
        const [status, message] = await refusal(address, { body });
        expect([address, body, status]).toEqual([address, body, 400]);
        expect(message).toContain('Server tidak mengenali data yang dikirim');
      }
    expect(rowsOf(resource)).toEqual(before);
  });

  it('refuses a body that is not JSON, or that contains __proto__', async () => {
    const token = api.signIn('superadmin').token.access_token;
    for (const address of writes())
      for (const body of ['', '{', 'a=1', '{"__proto__":{"status":"AKTIF"}}']) {
        const [method = '', below = ''] = address.split(' ');
        const response = await fetch(`http://localhost:3000/users-services/api/v1/${below}`, {
          method,
          headers: { ...clientHeaders, Authorization: `Bearer ${token}` },
          body,
        });
        const { message } = (await response.json()) as { message: string };
        expect([response.status, message]).toEqual([
          400,
          'Server tidak dapat membaca data yang dikirim. Coba lagi atau hubungi tim teknis.',
        ]);
      }
  });

  it('lets a user with only VIEW_ read, refuses their writes, and everything to a user without a right', async () => {
    const deletion = remove === false ? [] : [`DELETE ${path}/${id()}`];
    const refused = [403, expect.stringContaining('Anda tidak memiliki hak akses')];
    for (const address of [...writes(), ...deletion])
      expect(await refusal(address, { as: 'pengamat', body: {} }), address).toEqual(refused);
    for (const address of [path, `${path}/${id()}`]) {
      expect((await api.call(`GET ${address}`, { as: 'pengamat' })).status, address).toBe(200);
      expect(await refusal(`GET ${address}`, { as: 'tamu' }), address).toEqual(refused);
    }
  });

  it('refuses an action on a record that does not exist', async () => {
    for (const [action, { reason }] of Object.entries(states?.transitions ?? {})) {
      if (actions[action]?.body) continue;
      const body = reason ? { reason: 'Uji' } : {};
      expect(await refusal(`POST ${path}/__proto__/${action}`, { body })).toEqual([
        404,
        expect.stringContaining('Data tidak ditemukan'),
      ]);
    }
  });
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

  it('delete a seller once', async () => {
    // An inactive seller has no orders, so it can be deleted.
    const seller = rowsOf('member-list/seller').find(({ is_active }) => is_active === false);
    const address = `DELETE backoffice/merchant/${seller?.id}`;
    const answers = await Promise.all([api.call(address), api.call(address)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });
});

describe('a list of sellers', () => {
  const page = { limit: 10, offset: 0, search: '', filter: {} };
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
    const [status, message] = await refusal('POST backoffice/get-list-merchant', {
      body: { ...page, ...change },
    });
    expect([status, message]).toEqual([400, expect.stringContaining(word)]);
  });

  it('beyond the last page is empty', async () => {
    const answer = await api.call('POST backoffice/get-list-merchant', { body: { ...page, offset: 1e15 } });
    expect(answer.json).toMatchObject({ data: { payload: [], total: 25 } });
  });
});

describe('the targets of a banner', () => {
  it.each(['__proto__', 'LAIN', 7, null])('are refused for the link type %j', async (type) => {
    const link_type = encodeURIComponent(JSON.stringify(type));
    const [status] = await refusal(
      `GET backoffice/master-data/banner-information/targets?link_type=${link_type}`,
    );
    expect(status).toBe(400);
  });
});
