import { describe, expect, it, vi } from 'vitest';
import { found } from '../../support/found';
import { messageOf, query, refused, startApi } from '../api';

const api = startApi({ sellers: 25 });

const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `nilai-${index}`);
/** The status and the message of a refusal, and how often the records of orders were read for it. */
const refusalOf = async (address: string, body?: unknown) => {
  const token = api.signIn('superadmin').token.access_token;
  const reads = vi.spyOn(api.table('orders'), 'all');
  const answer = await api.call(address, { token, ...(body !== undefined && { body }) });
  const count = reads.mock.calls.length;
  reads.mockRestore();
  return [answer.status, messageOf(answer), count];
};

const tooMany = 'Permintaan memuat lebih dari 2.000 nilai. Kurangi isinya, lalu kirim kembali.';
const unreadable = 'Alamat daftar ini tidak dapat dibaca (filter). Buka kembali daftarnya dari menu.';
const notKnown = 'Server tidak mengenali data yang dikirim (filter). Hubungi tim teknis.';
const longSearch = 'Kata pencarian maksimal 200 karakter. Persingkat, lalu cari lagi.';

describe('a request that would cost too much is refused before a record is read', () => {
  it.each([
    ['24,000 values of a filter', { status: many(24_000) }, [413, tooMany, 0]],
    [
      '1,001 values of a filter',
      { status: many(1001) },
      [400, notKnown.replace('filter', 'filter.status'), 0],
    ],
    ['31 columns of a filter', Object.fromEntries(many(31).map((name) => [name, 'a'])), [400, notKnown, 0]],
    [
      'a column of 101 characters',
      { ['a'.repeat(101)]: 1 },
      [400, notKnown.replace('filter', `filter.${'a'.repeat(101)}`), 0],
    ],
  ])('%s, in a body', async (_, filter, expected) => {
    for (const path of ['orders', 'orders/counts', 'orders/stores'])
      expect(await refusalOf(`POST backoffice/${path}/search`, { filter })).toEqual(expected);
  });

  it.each([
    ['2,001 values of a filter', { status: many(2001) }],
    ['31 columns of a filter', Object.fromEntries(many(31).map((name) => [name, 'a']))],
    ['a column of 101 characters', { ['a'.repeat(101)]: 1 }],
  ])('%s, in an address', async (_, filter) => {
    for (const path of ['orders', 'orders/counts'])
      expect(await refusalOf(`GET backoffice/${path}${query({ filter })}`)).toEqual([400, unreadable, 0]);
  });

  it('a sort by a path of 101 characters', async () => {
    const sort = ['a.'.repeat(50) + 'a', 'ASC'];
    expect((await refusalOf(`GET backoffice/orders${query({ sort })}`))[0]).toBe(400);
    expect((await refusalOf('POST backoffice/orders/search', { sort }))[0]).toBe(400);
  });

  it('more than 20 lists to count, too many values in them, or a search among them', async () => {
    const count = (lists: unknown) => refusalOf(`GET backoffice/counts${query({ lists })}`);
    const lists = (length: number, filter: object) =>
      Object.fromEntries(many(length).map((name) => [name, { resource: 'orders', filter }]));
    expect(await count(lists(150, {}))).toEqual([
      400,
      'Maksimal 20 daftar dihitung sekaligus. Kurangi daftarnya, lalu coba lagi.',
      0,
    ]);
    expect(await count(lists(3, { status: many(900) }))).toEqual([
      400,
      'Daftar yang dihitung tidak dapat dibaca. Muat ulang halaman, lalu coba lagi.',
      0,
    ]);
    expect(await count(lists(2, { q: 'kopi' }))).toEqual([
      400,
      'Pencarian tidak dihitung di sini. Hapus kata pencariannya, lalu coba lagi.',
      0,
    ]);
  });

  it('a search of 201 characters, in every list', async () => {
    const q = 'a'.repeat(201);
    for (const [path, body] of [
      ['orders/search', { filter: { q } }],
      ['activity/search', { filter: { q } }],
      ['get-list-merchant', { limit: 10, offset: 0, search: q, filter: {} }],
    ] as const)
      expect((await refusalOf(`POST backoffice/${path}`, body)).slice(0, 2)).toEqual([400, longSearch]);
    const body = { filter: { q: 'a'.repeat(200) } };
    expect(await api.statusOf('POST backoffice/orders/search', { body })).toBe(200);
  });

  it('any other body with more than 2,000 values', async () => {
    const role = { name: 'Peran', description: '', permissions: many(2000) };
    expect(await refusalOf('POST backoffice/access-management', role)).toEqual([413, tooMany, 0]);
    const reveal = { ids: many(400), fields: Array.from({ length: 1600 }, () => 'nik') };
    expect(await refusalOf('POST backoffice/member-list/driver/reveal', reveal)).toEqual([413, tooMany, 0]);
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
    const deep = (depth: number) =>
      refusalOf('POST backoffice/orders/search', { filter: { status: nested(depth) } });
    expect(await deep(2500)).toEqual([413, tooMany, 0]);
    expect((await deep(500))[0]).toBe(400);
  });
});

describe('a request within the limits', () => {
  it('with a filter of 1,000 values finds the records with one of them', async () => {
    const status = [...many(999), 'KOMPLAIN'];
    const body = { filter: { status } };
    const orders = await api.read<{ status: string }[]>('POST backoffice/orders/search', { body });
    expect(new Set(orders.map((order) => order.status))).toEqual(new Set(['KOMPLAIN']));
  });

  it('that counts 20 lists reads the records of their area once', async () => {
    const lists = Object.fromEntries(many(20).map((name) => [name, { resource: 'orders', filter: {} }]));
    const token = api.signIn('superadmin').token.access_token;
    const orders = api.table('orders');
    const total = orders.all().length;
    const reads = vi.spyOn(orders, 'all');
    const { json } = await api.call(`GET backoffice/counts${query({ lists })}`, { token });
    expect(reads).toHaveBeenCalledTimes(1);
    reads.mockRestore();
    expect(Object.values((json as { data: { counts: object } }).data.counts)).toEqual(
      Array.from({ length: 20 }, () => total),
    );
  });
});

describe('what a request leaves in the journal is short', () => {
  it('the key of an action has at most 100 characters', async () => {
    const key = (length: number) => ({ 'Idempotency-Key': 'k'.repeat(length) });
    const { id } = found(api.rowsOf('member-list/driver'), ({ status }) => status === 'AKTIF');
    const suspend = (length: number) =>
      api.statusOf(`POST backoffice/member-list/driver/${id}/suspend`, {
        body: { reason: 'Uji' },
        headers: key(length),
      });
    expect([await suspend(101), await suspend(100)]).toEqual([400, 200]);
  });

  it('a line of the activity log names at most 200 columns, each with at most 100 characters', async () => {
    const line = (fields: string[]) =>
      api.call('POST backoffice/activity', { body: { action: 'export', area: 'orders', rows: 1, fields } });
    const isTooLong = refused(413, 'Aktivitas ini memuat terlalu banyak data. Hubungi tim teknis.');
    for (const fields of [many(201), ['a'.repeat(101)]]) expect(await line(fields)).toEqual(isTooLong);
    expect((await line([...many(199), 'a'.repeat(100)])).status).toBe(200);
    expect(api.db.activity.all()).toHaveLength(1);
  });

  it('an upload is stored under names of at most 200 characters', async () => {
    const upload = ([name, related_identity]: readonly [string, string]) => {
      const body = { name, related_identity, secure: false, file: 'data:image/jpeg;base64,/9j/4AAQ' };
      return api.call('POST cdn/single-upload', { body });
    };
    for (const names of [
      ['n'.repeat(201), 'a'],
      ['a', 'n'.repeat(201)],
    ] as const) {
      expect(await upload(names)).toEqual(
        refused(413, 'Nama foto melebihi 200 karakter. Hubungi tim teknis.'),
      );
    }
    expect(api.db.pictures.all()).toEqual([]);
  });
});
