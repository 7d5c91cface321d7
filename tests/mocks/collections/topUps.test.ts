import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type TopUp, topUpRecord } from '../../../src/areas/top-up/topUpWire';
import { found } from '../../support/found';
import { type CallOptions, messageOf, query, refused, startApi } from '../api';

const api = startApi();
const path = 'backoffice/top-up';

const table = api.table('top-up');
const listed = async (filter: object): Promise<TopUp[]> =>
  z.array(topUpRecord).parse(await api.read(`GET ${path}${query({ filter })}`));
const first = async (filter: object): Promise<TopUp> => found(await listed(filter));
const balanceAt = async (resource: string, id: string) =>
  (await api.read<{ balance: number }>(`GET backoffice/${resource}/${id}`)).balance;
const act = (id: string, action: string, body: unknown = {}, options: CallOptions = {}) =>
  api.call(`POST ${path}/${id}/${action}`, { body, ...options });

/** A request that waits for a decision. The seed has different ones every day, so this changes a rejected one. */
const waitingOf = async (owner_type: TopUp['owner_type']): Promise<TopUp> => {
  const rejected = await first({ status: 'DITOLAK', owner_type });
  const undecided = { status: 'MENUNGGU_VERIFIKASI', rejected_by: null, rejected_at: null } as const;
  const request = { ...rejected, ...undecided, rejection_reason: null };
  table.put(request);
  return request;
};

let waiting: TopUp;
beforeEach(async () => {
  waiting = await waitingOf('KONSUMEN');
});

describe('the requests', () => {
  it('expire when their time has passed without a payment', async () => {
    const unpaid = await first({ status: 'MENUNGGU_PEMBAYARAN' });
    table.put({ ...unpaid, expired_at: '2026-01-01T00:00:00+07:00' });
    const expired = await api.read<TopUp>(`GET ${path}/${unpaid.id}`);
    expect(expired).toMatchObject({ status: 'KEDALUWARSA' });
    expect(expired.history.at(-1)).toMatchObject({ action: 'expire', to: 'KEDALUWARSA' });
    expect((await listed({ status: 'KEDALUWARSA' })).map(({ id }) => id)).toContain(unpaid.id);
  });
});

describe('an approval', () => {
  it.each([
    ['KONSUMEN', 'consumer-list'],
    ['DRIVER', 'member-list/driver'],
  ] as const)('adds the nominal, and nothing else, to the balance of a %s', async (owner_type, resource) => {
    const paid = await waitingOf(owner_type);
    const before = await balanceAt(resource, paid.owner_id);
    const { json } = await act(paid.id, 'approve', {}, { as: 'keuangan' });
    expect(json).toMatchObject({
      status: 'DISETUJUI',
      approved_by: 'Hendra Wijaya',
      balance_before: before,
      balance_after: before + paid.nominal,
      owner_balance: before + paid.nominal,
    });
    expect((json as TopUp).approved_at).toMatch(/\+07:00$/);
    expect(await balanceAt(resource, paid.owner_id)).toBe(before + paid.nominal);
  });

  it('of a shop calculates the balance from its other approved requests', async () => {
    const [one, other] = await listed({ status: 'DISETUJUI', owner_type: 'PELAPAK' });
    if (!one || !other) throw new Error('no shops');
    table.put({ ...other, owner_id: one.owner_id, status: 'MENUNGGU_VERIFIKASI' });
    const { owner_balance } = await first({ id: one.id });
    const { json } = await act(other.id, 'approve');
    expect(json).toMatchObject({
      balance_before: owner_balance,
      balance_after: (owner_balance ?? 0) + other.nominal,
      owner_balance: (owner_balance ?? 0) + other.nominal,
    });
  });

  it.each([
    ['KONSUMEN', 'consumer-list'],
    ['PELAPAK', 'member-list/seller'],
    ['DRIVER', 'member-list/driver'],
  ] as const)('is refused when the %s was deleted', async (owner_type, resource) => {
    const paid = await waitingOf(owner_type);
    api.table(resource).remove(paid.owner_id);
    expect(await act(paid.id, 'approve')).toEqual(
      refused(409, 'Pemilik saldo ini sudah dihapus. Tolak permintaan ini, lalu kembalikan dananya.'),
    );
    expect(await first({ id: paid.id })).toMatchObject({
      status: 'MENUNGGU_VERIFIKASI',
      owner_balance: null,
    });
  });

  it('by two people counts once, and the second person sees who decided and when', async () => {
    const before = await balanceAt('consumer-list', waiting.owner_id);
    const [one, two] = [
      await act(waiting.id, 'approve', {}, { as: 'keuangan', headers: { 'Idempotency-Key': 'a' } }),
      await act(waiting.id, 'approve', {}, { as: 'superadmin', headers: { 'Idempotency-Key': 'b' } }),
    ];
    expect([one.status, two.status]).toEqual([200, 409]);
    expect(messageOf(two)).toMatch(/^Status sudah “Disetujui” \(Hendra Wijaya, .+ WIB\)/);
    expect(await balanceAt('consumer-list', waiting.owner_id)).toBe(before + waiting.nominal);
  });
});

describe('a rejection', () => {
  it('keeps the person, the time and the reason, and changes no balance', async () => {
    const before = await balanceAt('consumer-list', waiting.owner_id);
    const { json } = await act(waiting.id, 'reject', { reason: ' Bukti buram ' }, { as: 'keuangan' });
    expect(json).toMatchObject({
      status: 'DITOLAK',
      rejected_by: 'Hendra Wijaya',
      rejection_reason: 'Bukti buram',
      balance_before: null,
      balance_after: null,
    });
    expect((json as TopUp).rejected_at).toMatch(/\+07:00$/);
    expect(await balanceAt('consumer-list', waiting.owner_id)).toBe(before);
  });
});
