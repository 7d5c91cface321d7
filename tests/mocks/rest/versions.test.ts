import { describe, expect, it } from 'vitest';
import { found } from '../../support/found';
import { refused, startApi } from '../api';
import { change } from '../merchantBodies';

const api = startApi({ sellers: 5 });

const category = 'backoffice/make-category/kategori-1';
const seller = () => found(api.db.sellers.all()).id;
const detail = (id: string) => `backoffice/merchant-detail/${id}`;
const read = async (path: string) => {
  const { headers } = await api.call(`GET ${path}`);
  return {
    etag: headers.get('ETag') ?? '',
    by: headers.get('X-Modified-By'),
    at: headers.get('Last-Modified'),
    exposed: headers.get('Access-Control-Expose-Headers'),
  };
};
const updateSeller = (id: string, headers: Record<string, string>) =>
  api.call('POST backoffice/update-profile-merchant', { body: change(id), headers });
const rename = (name: string, headers: Record<string, string> = {}) =>
  api.call(`PUT ${category}`, { body: { name }, headers });

describe('a record', () => {
  it('has a strong ETag that stays until a change, and names who changed it and when', async () => {
    const first = await read(category);
    expect(first.etag).toMatch(/^"[0-9a-f]+"$/);
    expect(first.exposed).toBe('ETag, Last-Modified, X-Modified-By');
    expect([first.by, first.at]).toEqual([null, null]);
    expect((await read(category)).etag).toBe(first.etag);
    await rename('Makanan Siap Saji');
    const second = await read(category);
    expect(second.etag).not.toBe(first.etag);
    expect(second.by).toBe('Ratna%20Kusumawardani');
    expect(Math.abs(Date.parse(second.at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('of a seller has an ETag in the headers, outside the body of §3', async () => {
    const before = await read(detail(seller()));
    const answer = await updateSeller(seller(), {});
    expect(answer.status).toBe(200);
    const after = await read(detail(seller()));
    expect(after.etag).not.toBe(before.etag);
    expect(after.by).toBe('Ratna%20Kusumawardani');
  });

  it('has a new version after its numbers were looked at, which names who looked', async () => {
    const { id } = found(api.rowsOf('member-list/driver'), ({ status }) => status === 'AKTIF');
    const path = `backoffice/member-list/driver/${id}`;
    await api.call(`POST ${path}/suspend`, { body: { reason: 'Keluhan' } });
    const suspended = await read(path);
    expect(suspended.by).toBe('Ratna%20Kusumawardani');
    await api.call(`POST ${path}/reveal`, { body: { field: 'nik' }, as: 'pengamat' });
    const looked = await read(path);
    expect(looked.etag).not.toBe(suspended.etag);
    expect(looked.by).toBe('Bambang%20Sutrisno');
  });
});

describe('an update', () => {
  it('with the current version is accepted, and with an older version refused', async () => {
    const { etag } = await read(category);
    expect((await rename('Makanan Siap Saji', { 'If-Match': etag })).status).toBe(200);
    expect(await rename('Makanan Beku', { 'If-Match': etag })).toEqual(
      refused(412, 'Data ini baru saja diubah user admin lain. Muat versi terbarunya, lalu simpan lagi.'),
    );
    expect(await api.read(`GET ${category}`)).toMatchObject({ name: 'Makanan Siap Saji' });
  });

  it('of a seller is checked in the same way', async () => {
    const { etag } = await read(detail(seller()));
    expect((await updateSeller(seller(), { 'If-Match': etag })).status).toBe(200);
    expect((await updateSeller(seller(), { 'If-Match': etag })).status).toBe(412);
  });

  it.each([
    ['any version', '*'],
    ['no version at all', undefined],
  ])('that asks for %s is accepted', async (_what, tag) => {
    await rename('Makanan Siap Saji');
    expect((await rename('Makanan Beku', tag === undefined ? {} : { 'If-Match': tag })).status).toBe(200);
  });
});
