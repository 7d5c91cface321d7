import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { sellerEndpoints } from '../../src/areas/seller/sellerEndpoints';
import { createDataProvider } from '../../src/dataProvider';
import { call } from '../../src/dataProvider/envelope';
import { readNotes } from '../../src/dataProvider/history/notes';
import { getRegions } from '../../src/dataProvider/regions';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import { z } from '../../src/dataProvider/zod';
import { answer, pageOf, startApiServer, text, unreadable } from './apiServer';

startApiServer();

/** Bodies as hosts in Go, PHP, Java, Python and .NET send them (docs/host.md). */

const backoffice = 'users-services/api/v1/backoffice';
const sellers = `${backoffice}/get-list-merchant`;
const mawar = { user_id: 7, full_name: 'Sari Dewi', shop_name: 'Toko Mawar', is_active: true };
const melati = { user_id: 8, full_name: 'Budi Utomo', shop_name: 'Toko Melati', is_active: false };

const page = (number = 1) => pageOf(number, 2);

const readSellers = async (body: unknown, headers?: Record<string, string>) => {
  answer(body as object, sellers, { ...(headers && { headers }) });
  const { data, total } = await sellerEndpoints.getList('member-list/seller', page());
  return { names: data.map(({ storeName }) => storeName), ids: data.map(({ id }) => id), total };
};

/** What the console says to engineers. */
const told = (): unknown[] => vi.spyOn(console, 'warn').mock.calls.flat();

describe('JSON is read', () => {
  it.each(['text/plain; charset=utf-8', 'text/html', 'application/octet-stream', ''])(
    'with the Content-Type “%s”',
    async (type) => {
      answer(() => text(JSON.stringify({ data: { payload: [mawar], total: 1 } }), 200, type), sellers);
      const { data } = await sellerEndpoints.getList('member-list/seller', page());
      expect(data).toMatchObject([{ storeName: 'Toko Mawar' }]);
    },
  );
});

describe('a list that is null', () => {
  it.each([
    [{ data: { payload: null, total: 0 } }],
    [{ data: { payload: null } }],
    [{ status_code: 200, message: 'OK', data: null }],
    [{ payload: null, meta: { total: '0' } }],
    [null],
  ])('is empty: %j', async (body) =>
    expect(await readSellers(body)).toEqual({ names: [], ids: [], total: 0 }),
  );

  it.each([[{ data: { payload: null, total: 3 } }], [{ data: null, pagination: { count: 3 } }]])(
    'is a bad response where the total says that there are rows: %j',
    (body) => expect(readSellers(body)).rejects.toThrow(unreadable),
  );

  it('is empty for an area of simple REST, for notes and for regions', async () => {
    answer(null, `${backoffice}/top-up`);
    answer({ data: null }, `${backoffice}/orders/1/notes`);
    answer({ data: { provinces: null } }, 'users-services/api/v1/region/province');
    expect(await simpleRest().getList('top-up', page())).toMatchObject({ data: [], total: 0 });
    expect(await readNotes(`${backoffice}/orders/1/notes`)).toEqual([]);
    expect(await getRegions('province', '')).toEqual([]);
  });
});

describe('the list is found', () => {
  it.each([
    ['as data.data itself (§7 to the letter)', { data: { data: [mawar, melati], total: 9 } }],
    ['as data itself', { data: [mawar, melati], meta: { total: 9 } }],
    ['as the response itself', [mawar, melati]],
    ...['payload', 'rows', 'data', 'items', 'list'].map(
      (key) => [`as ${key}`, { data: { [key]: [mawar, melati], total: 9 } }] as const,
    ),
    ['beside another list, as payload', { data: { payload: [mawar, melati], items: [1], total: 9 } }],
  ] as const)('%s', async (_, body) => {
    expect((await readSellers(body, { 'X-Total-Count': '9' })).names).toEqual(['Toko Mawar', 'Toko Melati']);
  });

  it('only where it is the one list', () =>
    expect(readSellers({ data: { rows: [mawar], items: [melati], total: 2 } })).rejects.toThrow(unreadable));

  it('of an area of simple REST below data too', async () => {
    const rows = [{ id: 1 }, { id: 2 }];
    answer({ data: { rows, total: 2 } }, `${backoffice}/top-up`);
    expect(await simpleRest().getList('top-up', page())).toMatchObject({ data: rows, total: 2 });
  });

  it.each([
    (regions: object[]) => ({ payload: regions }),
    (regions: object[]) => ({ payload: { provinces: regions } }),
    (regions: object[]) => ({ rows: regions }),
  ])('of regions, also below payload: %s', async (bodyOf) => {
    const body = { data: bodyOf([{ id: 34, name: 'DI Yogyakarta' }]) };
    answer(body, 'users-services/api/v1/region/province');
    expect(await getRegions('province', '')).toMatchObject([{ id: '34', name: 'DI Yogyakarta' }]);
  });
});

describe('the total is read', () => {
  const rows = [mawar, melati];
  it.each<object>([
    ...['total', 'total_data', 'totalData', 'count'].flatMap((key): object[] => [
      { data: { payload: rows, [key]: 9 } },
      { payload: rows, meta: { [key]: 9 } },
      { data: { payload: rows, pagination: { [key]: '9' } } },
    ]),
    { data: rows, pagination: { total: 9 } },
  ])('from %j', async (body) => expect((await readSellers(body)).total).toBe(9));

  it.each<Record<string, string>>([{ 'Content-Range': 'sellers 0-1/9' }, { 'X-Total-Count': '9' }])(
    'from %j',
    async (headers) => {
      expect((await readSellers(rows, headers)).total).toBe(9);
      answer([{ id: 1 }], `${backoffice}/top-up`, { headers });
      expect((await simpleRest().getList('top-up', page())).total).toBe(9);
    },
  );
});

describe('a host that ignores the page', () => {
  const firstPage = { data: { payload: [mawar, melati], total: 9 } };
  const provider = () => createDataProvider([{ name: 'seller', endpoints: sellerEndpoints }]);

  it('is noticed on the second page, and said', async () => {
    answer(firstPage, sellers);
    const { getList } = provider();
    expect((await getList('seller', page(1))).data).toHaveLength(2);
    await expect(getList('seller', page(2))).rejects.toMatchObject({ message: 'errors.samePage' });
    expect((await getList('seller', page(1))).data).toHaveLength(2);
  });

  it('is not one where two new records have moved the first page to the second', async () => {
    const { getList } = provider();
    answer(firstPage, sellers);
    await getList('seller', page(1));
    const newest = [
      { ...mawar, user_id: 21 },
      { ...mawar, user_id: 22 },
    ];
    answer(async ({ request }) => {
      const { offset } = (await request.json()) as { offset: number };
      return HttpResponse.json({ data: { payload: offset === 0 ? newest : [mawar, melati], total: 11 } });
    }, sellers);
    expect((await getList('seller', page(2))).data).toMatchObject([{ id: '7' }, { id: '8' }]);
  });
});

describe('a seller is named', () => {
  const rest = { full_name: 'Sari Dewi', shop_name: 'Toko Mawar' };
  it.each([
    ['user_id', { ...rest, user_id: 7, merchant_id: 70, id: 700 }, '7'],
    ['merchant_id', { ...rest, merchant_id: 70, id: 700 }, '70'],
    ['id', { ...rest, id: 'b-700' }, 'b-700'],
  ])('by its %s', async (_, row, id) =>
    expect((await readSellers({ data: { payload: [row], total: 1 } })).ids).toEqual([id]),
  );

  it('by one key in the whole list: a row without it is left out', async () => {
    const payload = [
      { ...rest, user_id: 7 },
      { ...rest, id: 8 },
    ];
    expect((await readSellers({ data: { payload, total: 2 } })).ids).toEqual(['7']);
  });

  it.each(['user_id', 'merchant_id', 'id'])('after a registration by %s', async (key) => {
    answer({ data: { payload: { [key]: 55 } } }, `${backoffice}/merchant/register`);
    const data = { fullName: 'Sari' };
    expect((await sellerEndpoints.create('seller', { data })).data.id).toBe('55');
  });
});

it.each([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
  ['Y', true],
  ['N', false],
  ['mungkin', null],
])('is_active %j is read as %j', async (sent, read) => {
  answer({ data: { payload: [{ ...mawar, is_active: sent }] } }, sellers);
  const { data } = await sellerEndpoints.getList('seller', page());
  expect(data).toMatchObject([{ is_active: read }]);
});

it('a row that is nested like the detail is read', async () => {
  const row = {
    user_id: 7,
    users: { full_name: 'Sari Dewi', number_phone: '62812', email: 'sari@toko.example', is_active: 1 },
    merchant_data: { shop_name: 'Toko Mawar', address: 'Jalan Mawar 1' },
    user_address: { city: { id: 3471, name: 'Kota Yogyakarta' } },
  };
  answer({ data: { payload: [row], total: 1 } }, sellers);
  expect((await sellerEndpoints.getList('seller', page())).data).toEqual([
    {
      id: '7',
      fullName: 'Sari Dewi',
      storeName: 'Toko Mawar',
      phoneNumber: '62812',
      email: 'sari@toko.example',
      cityName: 'Kota Yogyakarta',
      is_active: true,
    },
  ]);
});

it('a region that is text is read as its name', async () => {
  const detail = { users: { full_name: 'Sari' }, user_address: { province: 'JAWA BARAT', city: ' ' } };
  answer({ data: { payload: detail } }, `${backoffice}/merchant-detail/7`);
  const { data } = await sellerEndpoints.getOne('seller', { id: '7' });
  expect(data.province).toEqual({ id: '', name: 'JAWA BARAT', meta: { lat: '', long: '' } });
  expect(data.city).toBeNull();
});

describe('what could not be read', () => {
  it('is said once in the console, by call and key, without a value', async () => {
    const rows = [{ id: 1 }, { full_name: 'Sari Dewi' }, { full_name: 'Budi Utomo' }];
    answer({ rows, total: 3 }, `${backoffice}/probe`);
    for (const number of [1, 2]) await simpleRest().getList('probe', page(number));
    expect(told()).toEqual([`GET /${backoffice}/probe: [].id cannot be read`]);
  });

  it('is said of one record and of any other call, without the id, the query and what is beside it', async () => {
    const wrong = { users: 'Sari Dewi', id: '3273012345678901' };
    answer({ data: wrong }, `${backoffice}/probe/*`);
    await expect(simpleRest().getOne('probe', { id: '9001' })).rejects.toThrow(unreadable);
    const schema = z.object({ seller: z.object({ name: z.string() }) });
    answer({ data: { seller: wrong } }, `${backoffice}/probe-summary`);
    await expect(call(`${backoffice}/probe-summary?q=Sari`, schema)).rejects.toThrow(unreadable);
    expect(told()).toEqual([
      `GET /${backoffice}/probe/:id: the record cannot be read`,
      `GET /${backoffice}/probe-summary: seller.name cannot be read`,
    ]);
  });
});
