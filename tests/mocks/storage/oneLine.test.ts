import { expect, it } from 'vitest';
import { change, registration } from '../merchantBodies';
import { overHttp, urlOf } from '../overHttp';
import { photo } from '../photo';

const { call, lines, printed, restart, sellersOf, signIn, start, upload } = overHttp();

it('every call that writes is one line of the journal, however many records it writes', async () => {
  await start();
  const token = await signIn();

  /** Makes a call that has to succeed. @returns the tables of each line that it added to the journal */
  const added = async (address: string, body?: unknown): Promise<string[][]> => {
    const before = lines().length;
    const { status } = await call(token, address, body);
    expect([address, status < 300]).toEqual([address, true]);
    return lines()
      .slice(before)
      .map((line) => (JSON.parse(line) as { table: string }[]).map(({ table }) => table));
  };
  const firstOf = async (resource: string, filter: object): Promise<string> => {
    const query = encodeURIComponent(JSON.stringify(filter));
    const [first] = (await call(token, `GET backoffice/${resource}?filter=${query}`)).json as {
      id: string;
    }[];
    if (!first) throw new Error(`No ${resource}`);
    return first.id;
  };
  const [seller = ''] = await sellersOf(token, { is_active: true });
  const topUp = await firstOf('top-up', { status: 'MENUNGGU_VERIFIKASI', owner_type: 'KONSUMEN' });
  const driver = `backoffice/member-list/driver/${await firstOf('member-list/driver', { status: 'AKTIF' })}`;

  const register = await registration({ call: (address, options) => call(token, address, options?.body) });
  expect(await added('POST backoffice/merchant/register', register)).toEqual([
    ['sellers', 'changes', 'answers'],
  ]);
  expect(await added(`POST backoffice/merchant/${seller}/deactivate`, { reason: 'Uji' })).toEqual([
    ['sellers', 'changes', 'answers'],
  ]);
  const update = {
    ...change(seller),
    number_phone: '628123450000',
    credential: { email: 'lain@surel.example', user_name: '-' },
    id_card: '3273024508920009',
  };
  expect(await added('POST backoffice/update-profile-merchant', update)).toEqual([['sellers', 'changes']]);
  expect(await added(`POST backoffice/top-up/${topUp}/approve`, {})).toEqual([
    ['top-up', 'changes', 'answers'],
  ]);
  expect(await added(`POST ${driver}/reveal`, { field: 'nik' })).toEqual([['member-list/driver', 'changes']]);
  const many = { ids: [driver.split('/').at(-1)], fields: ['nik', 'account_number'] };
  expect(await added('POST backoffice/member-list/driver/reveal', many)).toEqual([
    ['member-list/driver', 'changes', 'activity'],
  ]);
  expect(await added('PUT backoffice/make-category/kategori-1', { order: 2 })).toHaveLength(1);
  expect(await added('DELETE backoffice/master-data/banner-information/banner-2')).toHaveLength(1);

  const role = { name: 'Gudang', description: '', permissions: ['VIEW_ORDERAN'] };
  expect(await added('POST backoffice/access-management', role)).toHaveLength(1);
  const category = { name: 'Serba Uji', slug: 'serba-uji', parent_id: null, icon: null };
  expect(await added('POST backoffice/make-category', category)).toHaveLength(1);
  const admin = {
    full_name: 'Sari Wulandari',
    username: 'sariwulan',
    email: 'sari.wulandari@kantor.example',
    phone: '628123456701',
    role_id: await firstOf('access-management', { name: 'Gudang' }),
    password: 'rahasia456',
  };
  expect(await added('POST backoffice/member-list/user-admin', admin)).toHaveLength(1);
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
  expect(await added('POST backoffice/master-data/banner-information', banner)).toHaveLength(1);
  expect(await added(`POST ${driver}/notes`, { text: 'Sudah ditelepon' })).toEqual([['notes', 'answers']]);
  const exported = { action: 'export', area: 'orders', rows: 12, fields: ['total'] };
  expect(await added('POST backoffice/activity', exported)).toEqual([['activity']]);
  await call(token, 'POST logout');

  // Every record that a call wrote fits the schema of its table.
  await restart();
  expect(printed()).toEqual([]);
});
