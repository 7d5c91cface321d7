import { describe, expect, it } from 'vitest';
import { parseFaults } from '../../../mocks/server/faults';
import { defaultSwitches, readSwitches } from '../../../mocks/server/switches';
import { found } from '../../support/found';
import { refused, startApi } from '../api';

describe('the switches', () => {
  it('have defaults, and empty means unset', () =>
    expect(readSwitches({ API_LATENCY: '', API_FAULTS: '' })).toEqual({
      ...defaultSwitches,
      dataFolder: 'mocks/.data',
    }));

  it('are read from the environment', () => {
    const switches = readSwitches({
      API_LATENCY: '250',
      API_SELLERS: '100000',
      API_TOKEN_TTL: '60',
      API_USER_NAME: 'true',
      API_DATA: 'memory',
      API_FAULTS: 'GET region/*=offline',
    });
    expect(switches).toMatchObject({
      latency: 250,
      sellers: 100_000,
      tokenTtl: 60,
      detailUserName: true,
      dataFolder: null,
    });
    expect(switches.faults).toHaveLength(1);
  });

  it.each([
    { API_LATENCY: 'lama' },
    { API_SELLERS: '-1' },
    { API_USER_NAME: 'ya' },
    { API_FAULTS: 'login=500' },
    { API_FAULTS: 'GET x=200' },
  ])('refuse %j with an error that names the value', (env) =>
    expect(() => readSwitches(env)).toThrow(Object.values(env)[0]),
  );
});

describe('faults', () => {
  const faults =
    'POST merchant/register=500, GET region/*=offline,* region/province=401,GET orders=html,GET top-up=empty,' +
    'POST top-up/*/approve=503,GET product-list/counts=429,PUT member-list/driver/*=403,GET cdn/public/*=404';
  const api = startApi({ sellers: 1, faults: parseFaults(faults).reverse() });

  it('answer with a status, in the shape of the server', async () => {
    const answer = await api.call('POST backoffice/merchant/register', { body: {} });
    expect(answer).toMatchObject({ status: 500, json: { status_code: 500 } });
  });

  it('cut the connection', async () =>
    await expect(api.call('GET region/city/32')).rejects.toThrow(TypeError));

  it('are matched from the first to the last, and 401 looks like an expired session', async () =>
    expect((await api.call('GET region/province')).json).toMatchObject({ type: 'EXPIRED_TOKEN' }));

  it('answer with an HTML page, or with an empty body', async () => {
    const page = await api.call('GET backoffice/orders');
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html']);
    expect((await api.call('GET backoffice/top-up?range=[0,9]')).json).toBeUndefined();
  });

  it.each([
    ['an action', 'POST backoffice/top-up/topup-1/approve', 503],
    ['a read beside the records', 'GET backoffice/product-list/counts', 429],
    ['a change', 'PUT backoffice/member-list/driver/driver-1', 403],
    ['a picture', 'GET /cdn/public/toko-1.jpg', 404],
  ])('apply to %s of an area', async (_, address, status) =>
    expect(await api.call(address, address.startsWith('GET') ? {} : { body: {} })).toEqual(
      refused(status, /gangguan/),
    ),
  );

  it('do not affect other calls', async () => {
    expect(await api.statusOf('POST backoffice/orders/tidak-ada/pay', { body: {} })).toBe(404);
    expect(await api.statusOf('GET backoffice/product-list')).toBe(200);
  });

  it('match the end of a path from the start of a segment', () => {
    const [fault] = parseFaults('* list=500');
    expect(fault?.path.test('/users-services/api/v1/list')).toBe(true);
    expect(fault?.path.test('/users-services/api/v1/product-list')).toBe(false);
  });
});

describe('the switch detailUserName', () => {
  const api = startApi({ sellers: 2, detailUserName: true });

  it('adds the user name to the detail of a seller', async () => {
    const { id, user_name } = found(api.db.sellers.all());
    const payload = { credential: { user_name }, is_merchant: true };
    expect(await api.read(`GET backoffice/merchant-detail/${id}`)).toMatchObject({ data: { payload } });
  });
});
