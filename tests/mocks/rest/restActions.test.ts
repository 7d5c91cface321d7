import { beforeEach, describe, expect, it, vi } from 'vitest';
import { topUps } from '../../../mocks/collections/topUps';
import { simpleRestHandlers } from '../../../mocks/rest/simpleRest';
import { defaultSwitches } from '../../../mocks/server/switches';
import type { TopUpRecord } from '../../../mocks/world/moneyRecords';
import { layDown, moment } from '../../support/smallWorld';
import { type CallOptions, fieldErrorsOf, messageOf, query, refused, startApi } from '../api';

const api = startApi({ sellers: 1 });
const path = 'backoffice/top-up';
beforeEach(() => layDown(api.db));

const approve = (options: CallOptions = {}, id = 'topup-1') =>
  api.call(`POST ${path}/${id}/approve`, { body: {}, ...options });
const reject = (reason: string, options: CallOptions = {}, id = 'topup-1') =>
  api.call(`POST ${path}/${id}/reject`, { body: { reason }, ...options });
const record = () => api.read<TopUpRecord>(`GET ${path}/topup-1`);

describe('an action', () => {
  it('changes the state and keeps who did it, when and why', async () => {
    const { json, status } = await reject(' Bukti buram ');
    expect(status).toBe(200);
    const entry = { action: 'reject', from: 'MENUNGGU_VERIFIKASI', to: 'DITOLAK', reason: 'Bukti buram' };
    const history = [expect.objectContaining({ ...entry, actor: 'Ratna Kusumawardani', at: moment })];
    expect(json).toMatchObject({ status: 'DITOLAK', history });
    expect(await record()).toEqual(json);
  });

  it('shows a second person who decided first, and when', async () => {
    await approve({ as: 'keuangan' });
    const second = await reject('Ragu');
    const first =
      /^Status sudah “Disetujui” \(Hendra Wijaya, 20 Nov 2026, 09\.05 WIB\)\. Data dimuat ulang\.$/;
    expect(second).toEqual(refused(409, first));
    expect(messageOf(second).length).toBeLessThan(91);
  });

  it('needs its reason, MANAGE_ and a body that keeps the contract', async () => {
    const blank = await reject('  ');
    expect([blank.status, fieldErrorsOf(blank)]).toEqual([422, { reason: 'tidak boleh kosong' }]);
    expect((await approve({ as: 'pengamat' })).status).toBe(403);
    expect((await approve({ body: { reason: 'x' } })).status).toBe(400);
  });

  it.each([null, ''])('is refused when its Idempotency-Key is %j, and does nothing', async (key) => {
    expect(await approve({ key })).toEqual(refused(400, /\(Idempotency-Key\)/));
    expect(await record()).toMatchObject({ status: 'MENUNGGU_VERIFIKASI' });
  });

  it('with one Idempotency-Key is done once, and a repeated call gets the same answer', async () => {
    const first = await reject('Ragu', { key: 'k' });
    expect(await reject('Ragu', { key: 'k' })).toMatchObject({ status: 200, json: first.json });
    for (const other of [reject('Ragu', { key: 'k' }, 'topup-6'), reject('Buram', { key: 'k' })])
      expect(await other).toEqual(refused(422, /tertukar dengan tindakan lain/));
    expect(await record()).toEqual(first.json);
    // The key of another person, and the same key on the next day, are others.
    expect((await reject('Ragu', { key: 'k', as: 'keuangan' })).status).toBe(409);
    vi.setSystemTime(Date.parse(moment) + 25 * 3_600_000);
    expect((await reject('Ragu', { key: 'k' })).status).toBe(409);
  });
});

describe('decisions at the same time', () => {
  it('count as one decision: the others are refused with 409 and the name of the faster person', async () => {
    const answers = await Promise.all([approve(), reject('Ragu', { as: 'keuangan' }), approve({ key: 'a' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { history } = await record();
    expect(history).toHaveLength(1);
    const faster = history[0]?.action === 'approve' ? '“Disetujui” (Ratna ' : '“Ditolak” (Hendra ';
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(messageOf(answer)).toContain(faster);
  });

  it('with one Idempotency-Key count as one decision, and all get the same answer', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => reject('Ragu', { key: 'k' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect((await record()).history).toHaveLength(1);
  });
});

describe('reads', () => {
  it.each([
    ['top-up', { nominal_gte: 500_000 }, ['topup-1', 'topup-3', 'topup-8']],
    ['top-up', { nominal_gte: 300_000, nominal_lte: 500_000 }, ['topup-1', 'topup-6']],
    [
      'top-up',
      { created_at_gte: '2026-11-17', created_at_lte: '2026-11-18' },
      ['topup-3', 'topup-4', 'topup-6'],
    ],
    ['top-up', { created_at_lte: '2026-11-02T01:00:00Z' }, ['topup-7', 'topup-8']],
    ['top-up', { rejected_by_gte: 'A' }, ['topup-4']],
    ['top-up', { q: 'hendra' }, []],
    ['member-list/driver', { is_online: true }, ['driver-agus']],
    ['orders', { 'address.recipient': 'Sari Wulandari', total_lte: 105_000 }, ['order-5', 'order-9']],
  ])('of %s, filtered by %j, return %j', async (resource, filter, ids) => {
    const rows = await api.read<{ id: string }[]>(`GET backoffice/${resource}${query({ filter })}`);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids);
  });

  it('count the states of the records that match the other filters', async () => {
    const filter = { status: 'DITOLAK', nominal_lte: 75_000 };
    expect(await api.read(`GET ${path}/counts${query({ filter })}`)).toEqual({
      DITOLAK: 1,
      KEDALUWARSA: 1,
      DISETUJUI: 1,
    });
  });
});

it('a write without a body of its own takes the columns of the records, and no other state', async () => {
  const context = { db: api.db, switches: defaultSwitches, regions: {} as never, pictures: {} as never };
  api.server.use(...simpleRestHandlers(context, { ...topUps, update: {} }));
  const change = (body: object) => api.call(`PUT ${path}/topup-1`, { body });
  expect((await change({ status: 'DISETUJUI' })).status).toBe(409);
  expect((await change({ tidak_ada: 1 })).status).toBe(400);
  expect((await change({ nominal: 'banyak' })).status).toBe(400);
  const kept = { status: 'MENUNGGU_VERIFIKASI', bank: 'BRI' };
  expect((await change(kept)).json).toMatchObject(kept);
});
