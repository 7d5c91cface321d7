import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '../../../src/dataProvider/history/historyWire';
import { startApi } from '../api';

const { call, read, statusOf } = startApi({ sellers: 5 });

type Answered = { id: string; history?: HistoryEntry[] };

const historyOf = async (path: string): Promise<HistoryEntry[]> =>
  (await read<Answered>(`GET backoffice/${path}`)).history ?? [];

const last = async (path: string): Promise<HistoryEntry | undefined> => (await historyOf(path)).at(-1);

describe('the history of a role', () => {
  const path = 'access-management/peran-layanan';
  const role = {
    name: 'Layanan Pelanggan',
    description: 'Menangani pesanan dan keluhan konsumen',
    permissions: ['VIEW_DASHBOARD', 'MANAGE_ORDERAN', 'MANAGE_LIST_KONSUMEN'],
  };

  it('has the old and the new level of each changed right, with actor and time', async () => {
    const permissions = ['VIEW_ORDERAN', 'MANAGE_LIST_KONSUMEN', 'VIEW_DASHBOARD', 'MANAGE_DRIVER'];
    await call(`PUT backoffice/${path}`, { body: { ...role, name: 'Layanan', permissions } });
    expect(await last(path)).toEqual({
      action: 'edit',
      from: '',
      to: '',
      actor: 'Ratna Kusumawardani',
      actor_id: '9b1f0c6e-5d0a-4a57-9a54-000000000001',
      at: expect.stringMatching(/\+07:00$/) as string,
      changes: [
        { field: 'name', from: 'Layanan Pelanggan', to: 'Layanan' },
        { field: 'permissions.ORDERAN', from: 'manage', to: 'view' },
        { field: 'permissions.DRIVER', from: '', to: 'manage' },
      ],
    });
  });

  it('names a right that was removed', async () => {
    await call(`PUT backoffice/${path}`, { body: { ...role, permissions: ['MANAGE_ORDERAN'] } });
    expect((await last(path))?.changes).toEqual([
      { field: 'permissions.DASHBOARD', from: 'view', to: '' },
      { field: 'permissions.LIST_KONSUMEN', from: 'manage', to: '' },
    ]);
  });

  it('has no entry for a save that changes nothing', async () => {
    const before = await historyOf(path);
    await call(`PUT backoffice/${path}`, { body: role });
    expect(await historyOf(path)).toEqual(before);
  });

  it('begins with the person who created the role', async () => {
    const body = { ...role, name: 'Magang' };
    const { history } = await read<Answered>('POST backoffice/access-management', { body });
    expect(history).toMatchObject([{ action: 'create', from: '', to: '', actor: 'Ratna Kusumawardani' }]);
  });

  it('cannot be written', async () => {
    const before = await historyOf(path);
    expect(await statusOf(`PUT backoffice/${path}`, { body: { ...role, history: [] } })).toBe(400);
    expect(await historyOf(path)).toEqual(before);
  });
});

describe('the history of a category', () => {
  const path = 'make-category/kategori-2';

  it('has an entry for a new name and for a new place among the siblings', async () => {
    const { name, order } = await read<{ name: string; order: number }>(`GET backoffice/${path}`);
    await call(`PUT backoffice/${path}`, { body: { name: 'Jajanan Pasar' } });
    expect(await last(path)).toMatchObject({
      action: 'edit',
      from: 'AKTIF',
      to: 'AKTIF',
      changes: [{ field: 'name', from: name, to: 'Jajanan Pasar' }],
    });
    await call(`PUT backoffice/${path}`, { body: { order: order + 1 } });
    expect((await last(path))?.changes).toEqual([
      { field: 'order', from: String(order), to: String(order + 1) },
    ]);
  });

  it('names the new parent after a move', async () => {
    await call(`POST backoffice/${path}/move`, { body: { parent_id: null } });
    expect(await last(path)).toMatchObject({ action: 'move', subject: 'Kategori utama' });
  });
});

describe('the history of a banner', () => {
  const path = 'master-data/banner-information/banner-1';

  it('has old and new link and switch, but for the picture only the fact that it changed', async () => {
    const link = { link_type: 'KATEGORI', link: 'kategori-1' };
    const body = { image: '/cdn/public/banner-4.jpg', ...link, is_active: false };
    await call(`PUT backoffice/${path}`, { body });
    expect((await last(path))?.changes).toEqual([
      { field: 'image' },
      { field: 'link_type', from: 'URL', to: 'KATEGORI' },
      { field: 'link', from: 'https://promo.contoh.example/', to: 'Makanan & Minuman' },
      { field: 'is_active', from: 'true', to: 'false' },
    ]);
  });
});
