import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Activity, activity } from '../../../src/dataProvider/history/historyWire';
import { found } from '../../support/found';
import { query, startApi } from '../api';
import { change } from '../merchantBodies';

const api = startApi({ sellers: 5 });
const { call, db, rowsOf, statusOf } = api;

const superadmin = '9b1f0c6e-5d0a-4a57-9a54-000000000001';
const adminpelapak = '9b1f0c6e-5d0a-4a57-9a54-000000000003';
const url = 'backoffice/activity';

type Asked = { filter?: object; range?: [number, number]; sort?: [string, string] };

const asked = ({ range = [0, 99], ...rest }: Asked = {}): string => query({ range, ...rest });
const list = async (query: Asked = {}, as = 'superadmin'): Promise<Activity[]> => {
  return z.array(activity).parse(await api.read(`GET ${url}${asked(query)}`, { as }));
};
const sellerId = (): string => db.sellers.all()[0]?.id ?? '';
const edit = (changes: object = {}, as = 'adminpelapak') =>
  call('POST backoffice/update-profile-merchant', {
    as,
    body: { ...change(sellerId()), is_active: true, ...changes },
  });

describe('the log', () => {
  it('says who did what to which record, the latest first', async () => {
    const before = db.sellers.get(sellerId());
    await edit();
    const [latest] = await list();
    expect(latest).toEqual({
      id: expect.any(String) as string,
      at: expect.stringMatching(/\+07:00$/) as string,
      actor_id: adminpelapak,
      actor: 'Dewi Anggraini',
      kind: 'edit',
      action: 'edit',
      area: 'member-list/seller',
      record_id: before?.id,
      record: 'Kopi Lestari',
      subject: null,
      fields: expect.arrayContaining(['account_number', 'shop_name']) as string[],
      rows: null,
    });
    const times = (await list()).map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('can be filtered by area, kind, person and days', async () => {
    await edit();
    const today = (await list())[0]?.at.slice(0, 10);
    const filter = { area: 'member-list/seller', kind: 'edit', actor_id: adminpelapak, at_gte: today };
    expect(await list({ filter })).toHaveLength(1);
    expect(await list({ filter: { ...filter, area: 'orders' } })).toEqual([]);
    expect(await list({ filter: { ...filter, actor_id: superadmin } })).toEqual([]);
    expect(await list({ filter: { ...filter, at_gte: undefined, at_lte: '2020-01-01' } })).toEqual([]);
  });

  it('names only user admins as actors: no shop, no buyer, not the system', async () => {
    const actors = new Set((await list({ range: [0, 999] })).map(({ actor_id }) => actor_id));
    const admins = rowsOf('member-list/user-admin').map(({ id }) => id);
    expect([...actors].filter((id) => !admins.includes(id))).toEqual([]);
    expect(actors.size).toBeGreaterThan(3);
  });

  it('does not mistake a buyer for a user admin with the same name', async () => {
    const request = found(rowsOf('top-up'));
    const by = { actor: 'Dewi Anggraini', from: '', to: '', at: '2026-11-19T09:05:00+07:00' };
    const put = (change: object) => api.table('top-up').put({ ...request, ...change });
    put({ owner: 'Dewi Anggraini', history: [{ ...by, action: 'pay' }] });
    put({ id: 'lain', owner: 'Toko Melati', history: [{ ...by, action: 'reject' }] });
    const lines = await list({ filter: { area: 'top-up', actor_id: adminpelapak } });
    expect(lines.map(({ record_id }) => record_id)).toEqual(['lain']);
  });

  it('has a line for a revealed number, which names the field and the driver', async () => {
    const { id, full_name } = found(rowsOf('member-list/driver'));
    await call(`POST backoffice/member-list/driver/${id}/reveal`, { body: { field: 'nik' } });
    expect((await list())[0]).toMatchObject({ kind: 'reveal', action: 'reveal.nik', record: full_name });
  });

  it('keeps the changes of a deleted record, and who deleted it', async () => {
    const path = 'backoffice/master-data/banner-information';
    await call(`PUT ${path}/banner-2`, { body: { title: 'Pekan Teh' } });
    await call(`DELETE ${path}/banner-2`, { as: 'superadmin' });
    const filter = { area: 'master-data/banner-information' };
    expect(await list({ filter })).toMatchObject([
      { kind: 'delete', record: 'Pekan Teh', record_id: null, actor: 'Ratna Kusumawardani' },
      { kind: 'edit', record: 'Pekan Teh', record_id: null, fields: ['title'] },
    ]);
  });
});

describe('an export', () => {
  const body = { action: 'export', area: 'member-list/seller', rows: 5, fields: ['shop_name', 'email'] };

  it('is logged by a call of the client, with its rows and columns', async () => {
    expect(await statusOf(`POST ${url}`, { body, as: 'adminpelapak' })).toBe(200);
    expect((await list())[0]).toMatchObject({
      kind: 'export',
      action: 'export',
      actor_id: adminpelapak,
      area: 'member-list/seller',
      record_id: null,
      rows: 5,
      fields: ['shop_name', 'email'],
    });
  });

  it.each([
    ['of an area that the person may not view', { area: 'orders' }, 403],
    ['of no area', { area: 'gudang' }, 400],
    ['that is something else', { action: 'delete' }, 400],
    ['in the name of another', { actor_id: superadmin }, 400],
    ['of fewer rows than none', { rows: -1 }, 400],
  ])('%s is refused', async (_what, wrong, status) => {
    const before = await list();
    expect(await statusOf(`POST ${url}`, { body: { ...body, ...wrong }, as: 'adminpelapak' })).toBe(status);
    expect(await list()).toEqual(before);
  });
});

describe('a person', () => {
  it('sees the areas that they may view, and no others', async () => {
    const areas = async (as: string) =>
      [...new Set((await list({ range: [0, 999] }, as)).map(({ area }) => area))].sort();
    await edit();
    expect(await areas('adminpelapak')).toEqual(['member-list/seller']);
    expect(await areas('keuangan')).toEqual(['top-up']);
    expect(await areas('tamu')).toEqual([]);
    expect((await areas('pengamat')).length).toBeGreaterThan(6);
  });

  it('can filter by another person only with the right to see user admins', async () => {
    await edit();
    const of = (filter: object, as = 'adminpelapak') => statusOf(`GET ${url}${asked({ filter })}`, { as });
    expect(await of({ actor_id: adminpelapak }, 'pengamat')).toBe(200);
    expect(await of({ actor_id: adminpelapak })).toBe(200);
    for (const filter of [
      { actor_id: superadmin },
      { actor_id: [adminpelapak, superadmin] },
      { actor: 'Ratna Kusumawardani' },
      { actor_id_gte: superadmin },
    ])
      expect(await of(filter)).toBe(403);
    const body = { filter: { actor_id: superadmin, q: '3273024508920001' } };
    expect(await statusOf(`POST ${url}/search`, { body, as: 'adminpelapak' })).toBe(403);
  });

  it('can find the lines of others by name only with the right to see user admins', async () => {
    await edit();
    const named = (as: string) => list({ filter: { q: 'Dewi Anggraini', area: 'member-list/seller' } }, as);
    expect((await named('pengamat')).map(({ actor }) => actor)).toContain('Dewi Anggraini');
    expect(await named('adminpelapak')).toEqual([]);
  });
});

it('no line holds a NIK, an account number, a phone number or an email', async () => {
  await edit({ bank_name: 'Mandiri' }, 'superadmin');
  for (const { id } of rowsOf('member-list/driver').slice(0, 3))
    for (const field of ['nik', 'sim_number', 'account_number'])
      await call(`POST backoffice/member-list/driver/${id}/reveal`, { body: { field } });
  await call('DELETE backoffice/master-data/banner-information/banner-3');
  const lines: Activity[] = [];
  for (let first = 0; ; first += 1000) {
    const page = await list({ range: [first, first + 999] });
    lines.push(...page);
    if (page.length < 1000) break;
  }
  const logged = JSON.stringify([lines, db.activity.all()]);
  expect(lines.length).toBeGreaterThan(500);
  const people = [
    ...db.sellers.all().flatMap(({ id_card, account_number, number_phone, email }) => {
      return [id_card, account_number, number_phone, email];
    }),
    ...['member-list/driver', 'consumer-list', 'member-list/user-admin']
      .flatMap((area) => rowsOf(area))
      .flatMap(({ nik, sim_number, account_number, phone, email }) => {
        return [nik, sim_number, account_number, phone, email];
      }),
  ].filter((value): value is string => typeof value === 'string' && value.length > 4);
  expect(people.length).toBeGreaterThan(200);
  expect(people.filter((value) => logged.includes(value))).toEqual([]);
});
