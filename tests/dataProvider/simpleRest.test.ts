import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config';
import { simpleRest } from '../../src/dataProvider/simpleRest';
import { backoffice } from '../../src/dataProvider/wire';
import { answer, startApiServer, token } from './apiServer';

startApiServer();

const provider = simpleRest();
const collection = `${backoffice}/orders`;
const asked = {
  pagination: { page: 3, perPage: 10 },
  sort: { field: 'total', order: 'DESC' as const },
  filter: { q: 'budi' },
};
const list = (body: unknown, range: string | null = 'orders 20-21/42') =>
  answer(body as object, collection, { headers: range === null ? {} : { 'Content-Range': range } });

describe('the dialect', () => {
  it('asks for a list with sort, range and filter, and reads the total of Content-Range', async () => {
    const arrived = list([{ id: 1 }, { id: 2 }]);
    const page = await provider.getList('orders', asked);
    expect(page).toEqual({ data: [{ id: 1 }, { id: 2 }], total: 42, meta: { dropped: 0 } });
    const { searchParams } = new URL(arrived[0]?.url ?? '');
    expect(searchParams.get('sort')).toBe('["total","DESC"]');
    expect(searchParams.get('range')).toBe('[20,29]');
    expect(searchParams.get('filter')).toBe('{"q":"budi"}');
    expect(arrived[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it.each(['orders 20-29/*', 'orders 20-29/abc', 'orders 20-29/1e400', 'orders 20-29/-5', 'orders', null])(
    'takes no total from the Content-Range %s',
    async (range) => {
      const rows = Array.from({ length: 10 }, (_, id) => ({ id }));
      list(rows, range);
      expect(await provider.getList('orders', asked)).toEqual({
        data: rows,
        total: 31,
        meta: { dropped: 0, isTotalUnknown: true },
      });
    },
  );

  it('asks for many by their ids, and for references by their target', async () => {
    const arrived = list([{ id: 1 }, null]);
    expect(await provider.getMany('orders', { ids: [1, 9] })).toEqual({ data: [{ id: 1 }] });
    await provider.getManyReference('orders', { ...asked, target: 'seller_id', id: 7 });
    const filters = arrived.map(({ url }) => new URL(url).searchParams.get('filter'));
    expect(filters).toEqual(['{"id":[1,9]}', '{"q":"budi","seller_id":7}']);
  });

  it('reads, creates, updates and deletes one record, and encodes its id', async () => {
    const arrived = answer({ id: 'a/b' }, `${collection}/a%2Fb`);
    const created = answer({ id: 'c' }, collection, 201);
    const record = { data: { id: 'a/b' } };
    expect(await provider.getOne('orders', { id: 'a/b' })).toEqual({
      // A host without versions.
      data: { id: 'a/b', etag: null },
      meta: { etag: null, changedBy: null, changedAt: null },
    });
    expect(
      await provider.update('orders', { id: 'a/b', data: { note: 'x' }, previousData: { id: 'a/b' } }),
    ).toEqual(record);
    expect(await provider.delete('orders', { id: 'a/b' })).toEqual(record);
    expect(await provider.create('orders', { data: { note: 'y' } })).toEqual({ data: { id: 'c' } });
    expect(arrived.map(({ method }) => method)).toEqual(['GET', 'PUT', 'DELETE']);
    expect(await created[0]?.json()).toEqual({ note: 'y' });
  });

  it('calls the host that is configured at the time of the call', async () => {
    answer({ apiHost: 'https://api.contoh.id' }, 'config.json');
    await loadConfig();
    const arrived = answer({ id: 1 }, `${collection}/1`);
    await provider.getOne('orders', { id: 1 });
    expect(arrived[0]?.url).toBe(`https://api.contoh.id/${collection}/1`);
    answer({}, 'config.json');
    await loadConfig();
  });
});

it('aborts the request of a stale list', async () => {
  list([]);
  const caller = new AbortController();
  const sent = provider.getList('orders', { ...asked, signal: caller.signal });
  caller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});
