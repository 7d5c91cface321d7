import { describe, expect, it } from 'vitest';
import type { RestRecord } from '../../../mocks/rest/restRecord';
import { merchantHistory, merchantSummary } from '../../../src/areas/seller/sellerWire';
import { found } from '../../support/found';
import { dataOf, messageOf, refused, startApi } from '../api';
import { change } from '../merchantBodies';

const api = startApi({ sellers: 25 });

const seller = (is_active: boolean) => found(api.db.sellers.all(), (one) => one.is_active === is_active);
const historyOf = async (id: string) =>
  dataOf(await api.call(`GET backoffice/merchant/${id}/history`), merchantHistory);
/** Gives the seller exactly these orders and top-ups. */
const put = (resource: string, rows: RestRecord[]) => {
  const table = api.table(resource);
  for (const { id } of table.all()) table.remove(id);
  for (const row of rows) table.put(row);
};

describe('the status of a seller', () => {
  it('is changed with a reason, and the history says who, when and why', async () => {
    const { id } = seller(true);
    const deactivate = (reason: string) =>
      api.call(`POST backoffice/merchant/${id}/deactivate`, { body: { reason } });
    expect((await deactivate(' ')).status).toBe(422);
    expect((await deactivate('Toko tutup')).status).toBe(200);
    expect(api.db.sellers.get(id)?.is_active).toBe(false);
    expect(await historyOf(id)).toEqual([
      {
        action: 'deactivate',
        from: 'AKTIF',
        to: 'TIDAK_AKTIF',
        actor: 'Ratna Kusumawardani',
        actor_id: '9b1f0c6e-5d0a-4a57-9a54-000000000001',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+07:00$/) as string,
        reason: 'Toko tutup',
      },
    ]);
    expect(await deactivate('Toko tutup')).toEqual(refused(409, /Ratna Kusumawardani/));
    expect(await api.statusOf(`POST backoffice/merchant/${id}/activate`, { body: {} })).toBe(200);
    expect(api.db.sellers.get(id)?.is_active).toBe(true);
  });

  it('appears in the history without a reason when an update changes it', async () => {
    const { id } = seller(false);
    const before = await historyOf(id);
    expect(before).toMatchObject([{ action: 'deactivate', to: 'TIDAK_AKTIF' }]);
    const body = { ...change(id), is_active: true };
    expect(await api.statusOf('POST backoffice/update-profile-merchant', { body })).toBe(200);
    await api.call('POST backoffice/update-profile-merchant', { body });
    expect(await historyOf(id)).toEqual([
      ...before,
      expect.objectContaining({ action: 'edit', from: 'TIDAK_AKTIF', to: 'TIDAK_AKTIF' }),
      expect.objectContaining({ action: 'activate', from: 'TIDAK_AKTIF', to: 'AKTIF' }),
    ]);
  });

  it('has a history that also keeps changed fields, with personal data masked or left out', async () => {
    const { id, slogan } = seller(true);
    const body = change(id);
    const { account_number } = api.db.sellers.get(id) ?? { account_number: '' };
    await api.call('POST backoffice/update-profile-merchant', { body });
    const [edit] = await historyOf(id);
    expect(edit).toMatchObject({ action: 'edit', actor: 'Ratna Kusumawardani' });
    expect(edit?.changes).toEqual(
      expect.arrayContaining([
        { field: 'slogan', from: slogan, to: 'Kopi dari kebun sendiri' },
        { field: 'email' },
        {
          field: 'account_number',
          from: `${'•'.repeat(account_number.length - 4)}${account_number.slice(-4)}`,
          to: '••••••7890',
        },
      ]),
    );
    expect(JSON.stringify(edit)).not.toContain(account_number);
    expect(JSON.stringify(edit)).not.toContain(body.credential.email);
  });
});

describe('what belongs to a seller', () => {
  const summaryOf = async (id: string) =>
    dataOf(await api.call(`GET backoffice/merchant/${id}/summary`), merchantSummary);
  const remove = (id: string) => api.call(`DELETE backoffice/merchant/${id}`);

  it('is counted, and unfinished orders or a balance prevent the deletion of the seller', async () => {
    const { id, shop_name } = seller(true);
    const order = (name: string, status: string, seller_id = id) => ({ id: name, seller_id, status });
    put('orders', [
      order('1', 'DIPROSES'),
      order('2', 'KOMPLAIN'),
      order('3', 'SELESAI'),
      order('4', 'DIBATALKAN'),
      order('5', 'DANA_DIKEMBALIKAN'),
      order('6', 'DIPROSES', 'lain'),
    ]);
    put('top-up', [
      { id: '1', owner_id: id, status: 'DISETUJUI', nominal: 150_000 },
      { id: '2', owner_id: id, status: 'DITOLAK', nominal: 1_000_000 },
    ]);
    put('product-list', [
      { id: '1', seller_id: id },
      { id: '2', seller_id: 'lain' },
    ]);
    expect(await summaryOf(id)).toEqual({
      products: 1,
      open_orders: 2,
      waiting_top_ups: 0,
      balance: 150_000,
    });

    expect(await remove(id)).toEqual(
      refused(409, `${shop_name} memiliki 2 pesanan yang belum selesai. Selesaikan pesanannya.`),
    );
    put('orders', []);
    expect(await remove(id)).toEqual(
      refused(409, `${shop_name} masih memiliki saldo Rp150.000. Kosongkan saldonya terlebih dahulu.`),
    );
    put('top-up', []);
    expect((await remove(id)).status).toBe(200);
    expect(await api.statusOf(`GET backoffice/merchant/${id}/summary`)).toBe(404);
  });

  it.each([
    ['MENUNGGU_VERIFIKASI', '2000-01-01T00:00:00+07:00', 409],
    ['MENUNGGU_PEMBAYARAN', '2100-01-01T00:00:00+07:00', 409],
    // Its time to pay is over.
    ['MENUNGGU_PEMBAYARAN', '2000-01-01T00:00:00+07:00', 200],
    ['DITOLAK', '2000-01-01T00:00:00+07:00', 200],
  ])(
    'includes a top-up in state %s that can be paid until %s: a deletion answers %i',
    async (status, expired_at, expected) => {
      const { id, shop_name } = seller(true);
      put('orders', []);
      put('top-up', [{ id: '1', owner_id: id, status, expired_at, nominal: 1, history: [] }]);
      expect(await summaryOf(id)).toMatchObject({ waiting_top_ups: expected === 409 ? 1 : 0 });
      const answer = await remove(id);
      expect(answer.status).toBe(expected);
      if (expected === 409)
        expect(messageOf(answer)).toBe(
          `${shop_name} memiliki 1 top-up yang menunggu. Selesaikan top-up tersebut.`,
        );
    },
  );
});
