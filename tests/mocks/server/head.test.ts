import { describe, expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import { createMockServer } from '../../../mocks/node';
import { permissions } from '../../../mocks/server/accounts';
import { overHttp, service } from '../overHttp';

const { send, signIn, start } = overHttp();

/** Every address of the embedded API that answers a GET; `:id` is the first record of the list before it. */
const addresses = [
  'backoffice/profile',
  'backoffice/counts',
  'backoffice/activity',
  'cdn/bulk-generate/:userId',
  'cdn/generate-secure-image/:id',
  'region/province',
  'region/city/:id',
  'region/district/:id',
  'region/village/:id',
  'backoffice/merchant-detail/:id',
  'backoffice/merchant/:id/history',
  'backoffice/merchant/:id/summary',
  'backoffice/merchant/:id/notes',
  'backoffice/member-list/driver',
  'backoffice/member-list/driver/counts',
  'backoffice/member-list/driver/cities',
  'backoffice/member-list/driver/:id',
  'backoffice/member-list/driver/:id/notes',
  'backoffice/member-list/user-admin',
  'backoffice/member-list/user-admin/counts',
  'backoffice/member-list/user-admin/roles',
  'backoffice/member-list/user-admin/:id',
  'backoffice/product-list',
  'backoffice/product-list/counts',
  'backoffice/product-list/stores',
  'backoffice/product-list/categories',
  'backoffice/product-list/:id',
  'backoffice/orders',
  'backoffice/orders/counts',
  'backoffice/orders/stores',
  'backoffice/orders/drivers',
  'backoffice/orders/:id',
  'backoffice/orders/:id/notes',
  'backoffice/make-category',
  'backoffice/make-category/counts',
  'backoffice/make-category/:id',
  'backoffice/master-data/banner-information',
  'backoffice/master-data/banner-information/counts',
  'backoffice/master-data/banner-information/targets',
  'backoffice/master-data/banner-information/:id',
  'backoffice/consumer-list',
  'backoffice/consumer-list/counts',
  'backoffice/consumer-list/:id',
  'backoffice/consumer-list/:id/notes',
  'backoffice/top-up',
  'backoffice/top-up/counts',
  'backoffice/top-up/:id',
  'backoffice/access-management',
  'backoffice/access-management/:id',
  'backoffice/report-transaction',
  'backoffice/report-transaction/summary',
  'backoffice/report-transaction/series',
  'backoffice/report-transaction/methods',
  'backoffice/report-transaction/categories',
  'backoffice/report-transaction/stores',
  'backoffice/report-transaction/store-names',
  'backoffice/report-transaction/cities',
  'backoffice/report-transaction/category-names',
  'backoffice/report-transaction/:id',
  'cdn/public/:file',
  'cdn/secure/:file',
] as const;

/** The query that an address requires. */
const queries: Readonly<Record<string, string>> = {
  'backoffice/counts': `?lists=${encodeURIComponent('{"open":{"resource":"orders","filter":{}}}')}`,
  'backoffice/master-data/banner-information/targets': `?link_type=${encodeURIComponent('"TOKO"')}`,
};

/** Regions by the codes of the Kemendagri. */
const regions = { city: '32', district: '32.73', village: '32.73.05' } as const;

/** The same addresses with the ids of this server: a seller, a person, a picture, and the first record of each list. */
const filledIn = async (token: string): Promise<string[]> => {
  const read = async (path: string, method = 'GET', body?: object): Promise<unknown> =>
    (await send(`${service}/${path}`, token, method, body)).json();
  const page = { limit: 1, offset: 0, search: '', filter: {} };
  const list = (await read('backoffice/get-list-merchant', 'POST', page)) as {
    data: { payload: { user_id: string }[] };
  };
  const sellerId = list.data.payload[0]?.user_id ?? '';
  const secure = (await read(`cdn/generate-secure-image/${sellerId}`)) as {
    data: { payload: { url: string } };
  };
  const firstOf = async (path: string): Promise<string> =>
    ((await read(`${path}?range=[0,0]`)) as { id: string }[])[0]?.id ?? '';
  const me = (await read('backoffice/profile')) as { data: { user_data: { user_id: string } } };
  return Promise.all(
    addresses.map(async (address) => {
      if (address === 'cdn/bulk-generate/:userId')
        return `${service}/cdn/bulk-generate/${me.data.user_data.user_id}`;
      if (address === 'cdn/public/:file') return '/cdn/public/toko-1.jpg';
      if (address === 'cdn/secure/:file') return secure.data.payload.url;
      const [before = '', after = ''] = address.split(/\/:\w+/);
      if (before === address) return `${service}/${address}${queries[address] ?? ''}`;
      const [, level] = /^region\/(city|district|village)$/.exec(before) ?? [];
      const id = level
        ? regions[level as keyof typeof regions]
        : /merchant|cdn/.test(before)
          ? sellerId
          : await firstOf(before);
      return `${service}/${before}/${id}${after}`;
    }),
  );
};

/** Returns true for an address of an area outside the specification. */
const isFurther = (address: string): boolean =>
  collections.some(
    ({ resource, permission }) =>
      !permissions.some((specified) => specified === permission) &&
      address.startsWith(`backoffice/${resource}`),
  );

describe('a request with HEAD', () => {
  it('is tested in this file at every address that answers GET', () => {
    const answered = createMockServer({ sellers: 1 }).handlers.flatMap(({ info }) =>
      info.method === 'GET' ? [String(info.path).replace(/^\*\/(users-services\/api\/v1\/)?/, '')] : [],
    );
    expect(answered.filter((address) => !isFurther(address)).toSorted()).toEqual([...addresses].toSorted());
  });

  it('gets the status and headers of its GET, and no body', async () => {
    await start();
    const token = await signIn();
    const kept = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'transfer-encoding'].includes(name)));
    for (const path of await filledIn(token)) {
      const [get, headOnly] = [await send(path, token), await send(path, token, 'HEAD')];
      expect([path, get.status, headOnly.status, await headOnly.text()]).toEqual([path, 200, 200, '']);
      expect([path, kept(headOnly)]).toEqual([path, kept(get)]);
      expect((await get.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it('is refused where only POST is answered', async () => {
    await start();
    const refused = await send(`${service}/backoffice/login`, await signIn(), 'HEAD');
    expect([refused.status, refused.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
