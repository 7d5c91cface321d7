import { describe, expect, it } from 'vitest';
import { collections } from '../../../mocks/collections';
import { found } from '../../support/found';
import { query, refused, startApi } from '../api';

const api = startApi();

type Row = { id: string } & Record<string, unknown>;

const list = async (resource: string, parameters: object = {}) => {
  const answer = await api.call(`GET backoffice/${resource}${query(parameters)}`);
  return { rows: answer.json as Row[], range: answer.headers.get('Content-Range'), headers: answer.headers };
};

describe.each(collections)('$resource', ({ resource }) => {
  it('has records with unique ids and the same columns, and answers with their count', async () => {
    const { rows, range, headers } = await list(resource);
    expect(rows.length, `Seed at least five records of ${resource}: fewer show no sorting.`).toBeGreaterThan(
      4,
    );
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map((row) => Object.keys(row).join()))).toHaveLength(1);
    const total = Number(range?.split('/').at(-1));
    expect(range).toBe(`${resource} 0-${rows.length - 1}/${total}`);
    // Without a range it is the longest page that may be asked for.
    expect(rows.length).toBe(Math.min(total, 1000));
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Content-Range');
  });
});

describe('a list', () => {
  it('is paged, sorted and counted', async () => {
    const all = api.rowsOf('orders');
    const { rows, range } = await list('orders', { sort: ['total', 'DESC'], range: [10, 19] });
    const totals = all.map(({ total }) => Number(total)).sort((a, b) => b - a);
    expect(rows.map(({ total }) => total)).toEqual(totals.slice(10, 20));
    expect(range).toBe(`orders 10-19/${all.length}`);
    expect((await list('orders', { range: [99_990, 99_999] })).range).toBe(`orders */${all.length}`);
  });

  it('sorts instants by their moment, also when their offsets differ', async () => {
    const table = api.table('top-up');
    const [first, second] = [found(table.all()), found(table.all().slice(1))];
    // This is 01.30 on the 2nd in Jakarta, so it is later, although its text sorts before the other text.
    table.put({ ...first, created_at: '2030-01-01T18:30:00Z' });
    table.put({ ...second, created_at: '2030-01-01T23:30:00+07:00' });
    const { rows } = await list('top-up', { sort: ['created_at', 'DESC'], range: [0, 1] });
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  it('is filtered by words, by a value, and by a list of values', async () => {
    const byWords = (await list('product-list', { filter: { q: 'KERIPIK' } })).rows;
    expect(byWords.length).toBeGreaterThan(0);
    expect(byWords.every((row) => JSON.stringify(row).includes('Keripik'))).toBe(true);
    expect(byWords.length).toBeLessThan((await list('product-list')).rows.length);
    const blocked = (await list('product-list', { filter: { status: 'DIBLOKIR' } })).rows;
    expect(new Set(blocked.map(({ status }) => status))).toEqual(new Set(['DIBLOKIR']));
    const some = (await list('product-list', { filter: { id: ['produk-3', 'produk-1'] } })).rows;
    expect(some.map(({ id }) => id)).toEqual(['produk-1', 'produk-3']);
  });

  it.each([
    ['sort=id', 'sort'],
    ['sort=["id","UP"]', 'sort'],
    ['sort=["tidak_ada","ASC"]', 'tidak_ada'],
    ['sort=["__proto__","ASC"]', '__proto__'],
    ['range=[0]', 'range'],
    ['range=[-10,-1]', 'range'],
    ['range=[9,0]', 'range'],
    ['range=[0,1000]', 'range'],
    ['range=[0,1e99]', 'range'],
    ['filter=[1]', 'filter'],
    ['filter={"status":{"a":1}}', 'filter'],
    ['filter={"q":["a"]}', 'Kata pencarian'],
    ['filter={"tidak_ada":1}', 'tidak_ada'],
    ['filter={"__proto__":1}', 'filter'],
    ['filter={"constructor.name":"Object"}', 'constructor.name'],
    ['filter={"total_gte":"banyak"}', 'total_gte'],
    ['filter={"created_at_lte":"kemarin"}', 'created_at_lte'],
    ['page=1', 'page'],
    ['range=[0,9]&range=[10,19]', 'range'],
    ['__proto__={}', '__proto__'],
  ])('refuses %s, and says what it cannot read', async (parameters, word) => {
    for (const path of ['orders', ...(/^filter/.test(parameters) ? ['orders/counts'] : [])]) {
      expect(await api.call(`GET backoffice/${path}?${encodeURI(parameters)}`)).toEqual(
        refused(400, expect.stringContaining(word)),
      );
    }
  });
});

describe('a record', () => {
  const path = 'backoffice/make-category';

  it('is created, read, changed and deleted', async () => {
    const body = { name: 'Kopi Nusantara', slug: 'kopi-nusantara', icon: null, parent_id: null };
    const created = await api.call(`POST ${path}`, { body });
    expect(created.status).toBe(201);
    const record = created.json as Row;
    expect(record).toMatchObject({ ...body, level: 1 });
    const { id } = record;
    const changed = await api.call(`PUT ${path}/${id}`, { body: { name: 'Kopi Pilihan' } });
    expect(changed.json).toEqual({ ...record, name: 'Kopi Pilihan', history: expect.any(Array) as unknown });
    expect(await api.read(`GET ${path}/${id}`)).toEqual(changed.json);
    expect(await api.read(`DELETE ${path}/${id}`)).toEqual(changed.json);
    expect(await api.statusOf(`GET ${path}/${id}`)).toBe(404);
  });

  it.each(['GET', 'PUT', 'DELETE'])('that does not exist is not found by %s', async (method) => {
    const body = method === 'PUT' ? {} : undefined;
    expect(await api.statusOf(`${method} ${path}/tidak-ada`, { body })).toBe(404);
  });
});
