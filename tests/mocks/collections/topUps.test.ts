import { beforeEach, describe, expect, it } from 'vitest';
import type { TopUp } from '../../../src/areas/top-up/topUpWire';
import { layDown, moment } from '../../support/smallWorld';
import { type CallOptions, refused, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/top-up';
beforeEach(() => layDown(api.db));

const change = (id: string, changes: Partial<TopUp>): void =>
  api.table('top-up').put({ ...api.table('top-up').get(id), ...changes, id });
const read = (id: string) => api.read<TopUp>(`GET ${path}/${id}`);
const balanceOf = async (owner: string) =>
  (await api.read<{ balance: number }>(`GET backoffice/${owner}`)).balance;
const act = (id: string, action: string, body: unknown = {}, options: CallOptions = {}) =>
  api.call(`POST ${path}/${id}/${action}`, { body, ...options });
const sari = 'consumer-list/konsumen-sari';

it('a request expires when its time has passed without a payment', async () => {
  change('topup-2', { expired_at: '2026-01-01T00:00:00+07:00' });
  const expired = await read('topup-2');
  expect(expired).toMatchObject({ status: 'KEDALUWARSA' });
  expect(expired.history.at(-1)).toMatchObject({ action: 'expire', to: 'KEDALUWARSA' });
});

describe('an approval', () => {
  it.each([
    ['topup-1', 'buyer', sari, 75_000, 575_000],
    ['topup-2', 'driver', 'member-list/driver/driver-agus', 1_250_000, 1_350_000],
    ['topup-6', 'shop', null, 1_000_000, 1_300_000],
  ])(
    'of %s adds the nominal, and nothing else, to the balance of a %s',
    async (id, _, owner, before, after) => {
      change(id, { status: 'MENUNGGU_VERIFIKASI' });
      const { json } = await act(id, 'approve', {}, { as: 'keuangan' });
      expect(json).toMatchObject({
        status: 'DISETUJUI',
        approved_by: 'Hendra Wijaya',
        approved_at: moment,
        balance_before: before,
        balance_after: after,
        owner_balance: after,
      });
      if (owner !== null) expect(await balanceOf(owner)).toBe(after);
    },
  );

  it.each([
    ['topup-1', 'consumer-list', 'konsumen-sari'],
    ['topup-6', 'member-list/seller', 'pelapak-melati'],
    ['topup-2', 'member-list/driver', 'driver-agus'],
  ])('of %s is refused when its owner was deleted from %s', async (id, resource, owner) => {
    change(id, { status: 'MENUNGGU_VERIFIKASI' });
    api.table(resource).remove(owner);
    expect(await act(id, 'approve')).toEqual(
      refused(409, 'Pemilik saldo ini sudah dihapus. Tolak permintaan ini, lalu kembalikan dananya.'),
    );
    expect(await read(id)).toMatchObject({ status: 'MENUNGGU_VERIFIKASI', owner_balance: null });
  });

  it('by two people counts once', async () => {
    const [one, two] = [
      await act('topup-1', 'approve', {}, { as: 'keuangan' }),
      await act('topup-1', 'approve', {}, { as: 'superadmin' }),
    ];
    expect([one.status, two.status]).toEqual([200, 409]);
    expect(await balanceOf(sari)).toBe(575_000);
  });
});

it('a rejection keeps the person, the time and the reason, and changes no balance', async () => {
  const { json } = await act('topup-1', 'reject', { reason: ' Bukti buram ' }, { as: 'keuangan' });
  expect(json).toMatchObject({
    status: 'DITOLAK',
    rejected_by: 'Hendra Wijaya',
    rejected_at: moment,
    rejection_reason: 'Bukti buram',
    balance_before: null,
    balance_after: null,
  });
  expect(await balanceOf(sari)).toBe(75_000);
});
