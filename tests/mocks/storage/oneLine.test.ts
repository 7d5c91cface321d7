import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { startApi } from '../api';
import { change, registration } from '../merchantBodies';
import { overHttp, service, urlOf } from '../overHttp';
import { photo } from '../photo';

const { folder, start, stop, send, signIn, upload, printed } = overHttp();

const lines = (): { table: string }[][] =>
  readFileSync(join(folder(), 'pelapak-5', 'journal.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { table: string }[]);

/** Makes a call that has to succeed. @returns the tables of each line that it added to the journal */
const added = async (token: string, address: string, body?: unknown): Promise<string[][]> => {
  const before = lines().length;
  const [method = 'GET', path = ''] = address.split(' ');
  const answer = await send(`${service}/${path}`, token, method, body);
  expect([address, answer.status < 300]).toEqual([address, true]);
  return lines()
    .slice(before)
    .map((line) => line.map(({ table }) => table));
};

const firstOf = async (token: string, resource: string, filter: object): Promise<string> => {
  const query = encodeURIComponent(JSON.stringify(filter));
  const answer = await send(`${service}/backoffice/${resource}?filter=${query}`, token);
  const [first] = (await answer.json()) as { id: string }[];
  if (!first) throw new Error(`No ${resource}`);
  return first.id;
};

it('every call that writes is one line of the journal, however many records it writes', async () => {
  await start();
  const token = await signIn();
  const overThisConnection = (address: string, { body }: { body?: unknown } = {}) => {
    const [method, path] = address.split(' ');
    return send(`${service}/${path}`, token, method, body).then(async (answer) => ({
      status: answer.status,
      headers: answer.headers,
      json: (await answer.json()) as unknown,
    }));
  };
  const api = { call: overThisConnection } as Pick<ReturnType<typeof startApi>, 'call'>;
  const page = { limit: 10, offset: 0, search: '', filter: {} };
  const list = await send(`${service}/backoffice/get-list-merchant`, token, 'POST', page);
  const { data } = (await list.json()) as { data: { payload: { user_id: string; is_active: boolean }[] } };
  const seller = data.payload.find(({ is_active }) => is_active)?.user_id ?? '';
  const topUp = await firstOf(token, 'top-up', { status: 'MENUNGGU_VERIFIKASI', owner_type: 'KONSUMEN' });
  const driver = await firstOf(token, 'member-list/driver', { status: 'AKTIF' });

  const register = await registration(api);
  expect(await added(token, 'POST backoffice/merchant/register', register)).toEqual([
    ['sellers', 'changes', 'answers'],
  ]);
  expect(await added(token, `POST backoffice/merchant/${seller}/deactivate`, { reason: 'Uji' })).toEqual([
    ['sellers', 'changes', 'answers'],
  ]);
  const update = {
    ...change(seller),
    number_phone: '628123450000',
    credential: { email: 'lain@surel.example', user_name: '-' },
    id_card: '3273024508920009',
  };
  expect(await added(token, 'POST backoffice/update-profile-merchant', update)).toEqual([
    ['sellers', 'changes'],
  ]);
  expect(await added(token, `POST backoffice/top-up/${topUp}/approve`, {})).toEqual([
    ['top-up', 'changes', 'answers'],
  ]);
  expect(await added(token, `POST backoffice/member-list/driver/${driver}/reveal`, { field: 'nik' })).toEqual(
    [['member-list/driver', 'changes']],
  );
  const many = { ids: [driver], fields: ['nik', 'account_number'] };
  expect(await added(token, 'POST backoffice/member-list/driver/reveal', many)).toEqual([
    ['member-list/driver', 'changes', 'activity'],
  ]);
  expect(await added(token, 'PUT backoffice/make-category/kategori-1', { order: 2 })).toHaveLength(1);
  expect(await added(token, 'DELETE backoffice/master-data/banner-information/banner-2')).toHaveLength(1);

  const reason = { name: 'Gudang', description: '', permissions: ['VIEW_ORDERAN'] };
  expect(await added(token, 'POST backoffice/access-management', reason)).toHaveLength(1);
  const category = { name: 'Serba Uji', slug: 'serba-uji', parent_id: null, icon: null };
  expect(await added(token, 'POST backoffice/make-category', category)).toHaveLength(1);
  const roles = (await (await send(`${service}/backoffice/access-management`, token)).json()) as {
    id: string;
    name: string;
  }[];
  const admin = {
    full_name: 'Sari Wulandari',
    username: 'sariwulan',
    email: 'sari.wulandari@kantor.example',
    phone: '628123456701',
    role_id: roles.find(({ name }) => name === 'Gudang')?.id,
    password: 'rahasia456',
  };
  expect(await added(token, 'POST backoffice/member-list/user-admin', admin)).toHaveLength(1);
  const banner = {
    title: 'Panen Raya',
    image: await urlOf(upload(token, photo(2000))),
    alt: 'Petani memanen padi',
    link_type: 'URL',
    link: '/promo',
    position: 'PROMO',
    start_at: null,
    end_at: null,
    is_active: true,
  };
  expect(await added(token, 'POST backoffice/master-data/banner-information', banner)).toHaveLength(1);
  expect(
    await added(token, `POST backoffice/member-list/driver/${driver}/notes`, { text: 'Sudah ditelepon' }),
  ).toEqual([['notes', 'answers']]);
  const exported = { action: 'export', area: 'orders', rows: 12, fields: ['total'] };
  expect(await added(token, 'POST backoffice/activity', exported)).toEqual([['activity']]);
  await send(`${service}/logout`, token, 'POST');
  await stop();

  // Every record that a call wrote fits the schema of its table.
  await start();
  expect(printed()).toEqual([]);
});
