import { describe, expect, it } from 'vitest';
import { messageOf, startApi } from '../api';
import { registration } from '../merchantBodies';

const api = startApi({ sellers: 25 });
const register = (body: unknown, key: string) =>
  api.call('POST backoffice/merchant/register', { body, headers: { 'Idempotency-Key': key } });

describe('a registration with an Idempotency-Key', () => {
  it('is done once, and a repeated call gets the same answer', async () => {
    const before = api.db.sellers.all().length;
    const body = await registration(api);
    const first = await register(body, 'kunci-1');
    const again = await register(body, 'kunci-1');
    expect(first.status).toBe(200);
    expect(again.json).toEqual(first.json);
    expect(api.db.sellers.all()).toHaveLength(before + 1);
  });

  it('is refused with other data for the same key, and with the same data for another key', async () => {
    const body = await registration(api);
    await register(body, 'kunci-1');
    const other = await register({ ...body, fullname: 'Rina Marlina' }, 'kunci-1');
    expect([other.status, messageOf(other)]).toEqual([
      422,
      'Tindakan ini tertukar dengan tindakan lain. Muat ulang halaman, lalu coba lagi.',
    ]);
    expect((await register(body, 'kunci-2')).status).toBe(422);
  });

  it('can be sent again after its seller was deleted, also with other photos', async () => {
    const body = await registration(api);
    await register(body, 'kunci-1');
    const { id } = api.db.sellers.all().at(-1) ?? {};
    expect((await api.call(`DELETE backoffice/merchant/${id}`)).status).toBe(200);
    const merchant_doc = (await registration(api)).merchant_doc;
    expect(merchant_doc).not.toEqual(body.merchant_doc);
    expect((await register({ ...body, merchant_doc }, 'kunci-1')).status).toBe(200);
    expect(api.db.sellers.all().at(-1)).toMatchObject({ full_name: body.fullname });
  });

  it('can be sent again after it was refused', async () => {
    const body = await registration(api);
    expect((await register({ ...body, fullname: 'Al3x' }, 'kunci-1')).status).toBe(422);
    expect((await register(body, 'kunci-1')).status).toBe(200);
  });
});
