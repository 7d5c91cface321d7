import { describe, expect, it } from 'vitest';
import { type Banner, bannerStates } from '../../../src/areas/banner-information/bannerWire';
import { fieldErrorsOf, query, startApi } from '../api';
import { photo } from '../photo';

const { call, read, rowsOf, statusOf } = startApi({ sellers: 25 });

const path = 'backoffice/master-data/banner-information';
const list = (filter: object = {}) =>
  read<Banner[]>(`GET ${path}${query({ filter, sort: ['place', 'ASC'] })}`);
const targets = (link_type: string) =>
  read<{ id: string; name: string }[]>(`GET ${path}/targets${query({ link_type })}`);

const fresh = {
  title: 'Pekan Batik',
  image: '/cdn/public/banner-1.jpg',
  alt: 'Kain batik diskon 20 persen',
  link_type: 'URL',
  link: 'https://promo.contoh.example/batik',
  position: 'PROMO',
  start_at: '2099-01-01T00:00:00+07:00',
  end_at: '2099-01-08T00:00:00+07:00',
  is_active: true,
};
const create = (change: object = {}, as = 'superadmin') =>
  call(`POST ${path}`, { body: { ...fresh, ...change }, as });

describe('Banner Infomasi', () => {
  it('answers with banners of every state, and counts them', async () => {
    const banners = await list();
    expect(new Set(banners.map(({ status }) => status))).toEqual(new Set(bannerStates));
    expect(
      banners.filter(({ link_type, link_name }) => (link_type === 'URL') !== (link_name === null)),
    ).toEqual([]);
    const ofDrafts = query({ filter: { status: 'DRAF' } });
    const counts = await read<Record<string, number>>(`GET ${path}/counts${ofDrafts}`);
    for (const status of bannerStates) expect(await list({ status })).toHaveLength(counts[status] ?? 0);
  });

  it('adds a banner at the end of its position, and derives its state from its period', async () => {
    const { json, status } = await create();
    expect(status).toBe(201);
    expect(json).toMatchObject({ ...fresh, status: 'TERJADWAL' });
    expect((await list({ position: 'PROMO' })).at(-1)?.id).toBe((json as Banner).id);
    const { id } = json as Banner;
    const change = async (body: object) => (await read<Banner>(`PUT ${path}/${id}`, { body })).status;
    expect(await change({ start_at: '2026-01-01T00:00:00+07:00' })).toBe('TAYANG');
    expect(await change({ end_at: '2026-01-02T00:00:00+07:00' })).toBe('BERAKHIR');
    expect(await change({ is_active: false })).toBe('NONAKTIF');
    expect(await change({ start_at: null, end_at: null })).toBe('DRAF');
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ alt: 'x'.repeat(121) }, 'alt'],
    [{ image: '' }, 'image'],
    [{ image: 'https://foto.contoh.example/banner.jpg' }, 'image'],
    [{ image: '/cdn/public/01234567-89ab-4cde-8f01-23456789abcd.jpg' }, 'image'],
    [{ image: '/cdn/secure/ktp-1.jpg' }, 'image'],
    [{ link: 'http://contoh.example' }, 'link'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link_type: 'PRODUK', link: 'produk-tidak-ada' }, 'link'],
    [{ end_at: '2098-12-31T00:00:00+07:00' }, 'end_at'],
    [{ start_at: null }, 'start_at'],
    [{ start_at: '2099-01-01T00:00' }, 'start_at'],
  ])('reports the error of %j at its field', async (change, field) => {
    const answer = await create(change);
    expect([answer.status, ...Object.keys(fieldErrorsOf(answer))]).toEqual([422, field]);
  });

  it('accepts a period that ends when it begins, and a link to a page of the product itself', async () =>
    expect((await create({ end_at: fresh.start_at, link: '/promo/batik' })).status).toBe(201));

  it.each([
    ['PRODUK', (name: string) => name.split(' · ')[0]],
    ['TOKO', (name: string) => name],
    ['KATEGORI', (name: string) => name],
  ])('accepts links to the %s targets that it offers', async (link_type, nameIn) => {
    const offered = await targets(link_type);
    for (const target of [offered[0], offered.at(-1)]) {
      const { json } = await create({ link_type, link: target?.id });
      expect(json).toMatchObject({ link_type, link: target?.id, link_name: nameIn(target?.name ?? '') });
    }
  });

  it('offers as targets the products on show, their shops and the active categories', async () => {
    const shown = rowsOf('product-list').filter(({ status }) => status === 'TAYANG');
    const active = rowsOf('make-category').filter(({ is_active }) => is_active === true);
    for (const [link_type, ids] of [
      ['PRODUK', shown.map(({ id }) => id)],
      ['TOKO', shown.map(({ seller_id }) => seller_id)],
      ['KATEGORI', active.map(({ id }) => id)],
      ['URL', []],
    ] as const)
      expect(new Set((await targets(link_type)).map(({ id }) => id))).toEqual(new Set(ids));
  });

  it('moves a banner within its position, puts it last in another one, and leaves no gap after a deletion', async () => {
    const before = await list({ position: 'BERANDA' });
    const last = before.at(-1);
    await call(`PUT ${path}/${last?.id}`, { body: { order: 1 } });
    const after = await list({ position: 'BERANDA' });
    expect(after.map(({ id }) => id)).toEqual([last, ...before.slice(0, -1)].map((banner) => banner?.id));
    expect(after.map(({ order }) => order)).toEqual(after.map((_, index) => index + 1));
    await call(`PUT ${path}/${last?.id}`, { body: { position: 'KATEGORI' } });
    expect((await list({ position: 'KATEGORI' })).at(-1)?.id).toBe(last?.id);
    const [first] = await list({ position: 'BERANDA' });
    expect(await statusOf(`DELETE ${path}/${first?.id}`)).toBe(200);
    const left = await list({ position: 'BERANDA' });
    expect(left.map(({ order }) => order)).toEqual(left.map((_, index) => index + 1));
  });

  it('lets a person who manages banners upload a picture, but no ID card', async () => {
    const keeper = rowsOf('member-list/user-admin').find(
      ({ role_id, is_active }) => role_id === 'peran-katalog' && is_active === true,
    );
    const upload = (as: string, secure: boolean) => {
      const body = { related_identity: 'banner-1', name: 'image', secure, file: photo(64) };
      return statusOf('POST cdn/single-upload', { as, body });
    };
    expect(await upload(String(keeper?.username), false)).toBe(200);
    expect(await upload(String(keeper?.username), true)).toBe(403);
    expect(await upload('pengamat', false)).toBe(403);
  });
});
