import { describe, expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import { createMockServer } from '../../../mocks/node';
import { overHttp } from '../overHttp';

const { call, sellersOf, send, signIn, start } = overHttp();

/** Orders stand for all areas with simple REST endpoints; these are the others, whose addresses are left out. */
const alike = collections.map(({ resource }) => resource).filter((resource) => resource !== 'orders');

/** Every kind of address of the embedded API that answers a GET; `:id` is the first record of the list before it. */
const addresses = createMockServer({ sellers: 1 })
  .handlers.flatMap(({ info: { method, path } }) =>
    method === 'GET' ? [String(path).replace(/^\*\/(users-services\/api\/v1\/)?/, '')] : [],
  )
  .filter((address) => !alike.some((resource) => address.startsWith(`backoffice/${resource}`)));

/** The query that an address requires. */
const queries: Readonly<Record<string, string>> = {
  'backoffice/counts': `?lists=${encodeURIComponent('{"open":{"resource":"orders","filter":{}}}')}`,
};

/** Regions by the codes of the Kemendagri. */
const regions: Readonly<Record<string, string>> = {
  'region/city': '32',
  'region/district': '32.73',
  'region/village': '32.73.05',
};

/** The same addresses with the ids of this server: a seller, a person, a picture, and the first record of each list. */
const filledIn = async (token: string): Promise<string[]> => {
  const read = async <T>(path: string): Promise<T> => (await call(token, `GET ${path}`)).json as T;
  const [seller = ''] = await sellersOf(token);
  const me = await read<{ data: { user_data: { user_id: string } } }>('backoffice/profile');
  const secure = await read<{ data: { payload: { url: string } } }>(`cdn/generate-secure-image/${seller}`);
  const firstOf = async (path: string): Promise<string> =>
    (await read<{ id: string }[]>(`${path}?range=[0,0]`))[0]?.id ?? '';
  return Promise.all(
    addresses.map(async (address) => {
      if (address === 'cdn/bulk-generate/:userId') return `cdn/bulk-generate/${me.data.user_data.user_id}`;
      if (address === 'cdn/public/:file') return '/cdn/public/toko-1.jpg';
      if (address === 'cdn/secure/:file') return secure.data.payload.url;
      const [before = '', after = ''] = address.split(/\/:\w+/);
      if (before === address) return address + (queries[address] ?? '');
      const id = regions[before] ?? (/merchant|cdn/.test(before) ? seller : await firstOf(before));
      return `${before}/${id}${after}`;
    }),
  );
};

describe('a request with HEAD', () => {
  it('gets the status and headers of its GET, and no body, at every kind of address', async () => {
    await start();
    const token = await signIn();
    const kept = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => !['date', 'transfer-encoding'].includes(name)));
    expect(addresses.length).toBeGreaterThan(20);
    for (const path of await filledIn(token)) {
      const [get, headOnly] = [await send(token, `GET ${path}`), await send(token, `HEAD ${path}`)];
      expect([path, get.status, headOnly.status, await headOnly.text()]).toEqual([path, 200, 200, '']);
      expect([path, kept(headOnly)]).toEqual([path, kept(get)]);
      expect((await get.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
  });

  it('is refused where only POST is answered', async () => {
    await start();
    const { headers, status } = await send(await signIn(), 'HEAD backoffice/login');
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
