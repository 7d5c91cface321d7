import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RestRecord } from '../../../mocks/rest/restRecord';
import { simpleRestHandlers } from '../../../mocks/rest/simpleRest';
import { accounts, permissions } from '../../../mocks/server/accounts';
import { nodeHashing } from '../../../mocks/server/nodeHashing';
import { defaultSwitches } from '../../../mocks/server/switches';
import { issueToken } from '../../../mocks/server/tokens';
import { createDb } from '../../../mocks/storage/db';
import { transactionsOf } from '../../../mocks/storage/dbTransactions';
import { memoryJournal } from '../../../mocks/storage/journal';
import { createTable } from '../../../mocks/storage/table';
import { world } from '../../../mocks/world/world';
import { found } from '../../support/found';
import { fieldErrorsOf, messageOf, query, refused } from '../api';
import { type Answer, answerOf, sendTo } from '../callsTo';
import { type Voucher, vouchers } from '../vouchers';

const transactions = transactionsOf(memoryJournal());
const table = createTable<RestRecord>(
  vouchers.resource,
  () => vouchers.seed(world, permissions),
  transactions,
);
const seeded = createDb(1, memoryJournal(), nodeHashing);
const db = { ...seeded, collections: new Map([...seeded.collections, [vouchers.resource, table]]) };
const context = { db, switches: defaultSwitches, regions: {} as never, pictures: {} as never };
const server = setupServer(...simpleRestHandlers(context, vouchers));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  db.reset();
  table.reset();
});
afterAll(() => server.close());

type Options = { as?: string; body?: unknown; key?: string | null };

const call = async (
  address: string,
  { as = 'superadmin', body, key = crypto.randomUUID() }: Options = {},
): Promise<Answer> => {
  const token = issueToken(
    context,
    found(accounts, ({ username }) => username === as),
  );
  const whole = address.replace(' ', ' backoffice/top-up');
  return answerOf(await sendTo('http://localhost:3000', whole, { token, body, key }));
};

const filtered = async (filter: unknown, path = '') => (await call(`GET ${path}${query({ filter })}`)).json;
const idsOf = async (filter: unknown) => ((await filtered(filter)) as Voucher[]).map(({ id }) => id);

describe('an action', () => {
  it('changes the state and keeps who did it, when and why', async () => {
    const { json, status } = await call('POST /v-1/reject', { body: { reason: ' Bukti buram ' } });
    expect(status).toBe(200);
    expect(json).toMatchObject({ status: 'DITOLAK', reason: 'Bukti buram', is_large: false });
    const [entry] = (json as Voucher).history;
    expect(entry).toMatchObject({
      action: 'reject',
      from: 'MENUNGGU',
      to: 'DITOLAK',
      actor: 'Ratna Kusumawardani',
      reason: 'Bukti buram',
    });
    expect(entry?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
    expect((await call('GET /v-1')).json).toEqual(json);
  });

  it.each([
    ['v-1', 'approve', 200],
    ['v-3', 'approve', 409],
    ['v-4', 'approve', 409],
    ['v-9', 'approve', 404],
  ])('on %s, %s is answered with %d', async (id, action, status) =>
    expect((await call(`POST /${id}/${action}`, { body: {} })).status).toBe(status),
  );

  it('shows a second person who decided first, and when', async () => {
    await call('POST /v-1/approve', { body: {}, as: 'keuangan' });
    const second = await call('POST /v-1/reject', { body: { reason: 'Ragu' } });
    expect(second).toEqual(
      refused(409, /^Status sudah “Disetujui” \(Hendra Wijaya, .* WIB\)\. Data dimuat ulang\.$/),
    );
    expect(messageOf(second).length).toBeLessThan(91);
  });

  it('needs its reason, MANAGE_ and a body that keeps the contract', async () => {
    const blank = await call('POST /v-1/reject', { body: { reason: '  ' } });
    expect([blank.status, fieldErrorsOf(blank)]).toEqual([422, { reason: 'tidak boleh kosong' }]);
    expect((await call('POST /v-1/approve', { body: {}, as: 'pengamat' })).status).toBe(403);
    expect((await call('POST /v-1/approve', { body: { reason: 'x' } })).status).toBe(400);
  });

  it('applies the effect of its area without a change of state, or is refused by its area', async () => {
    const doubled = await call('POST /v-1/double', { body: { times: 2 } });
    expect(doubled.json).toMatchObject({ nominal: 20_000, status: 'MENUNGGU', reason: null });
    expect(messageOf(await call('POST /v-3/double', { body: { times: 2 } }))).toBe('Nominal sudah besar');
  });

  it.each([null, ''])('is refused when its Idempotency-Key is %j, and does nothing', async (key) => {
    expect(await call('POST /v-1/approve', { body: {}, key })).toEqual(refused(400, /\(Idempotency-Key\)/));
    expect((await call('GET /v-1')).json).toMatchObject({ status: 'MENUNGGU' });
  });

  it('with one Idempotency-Key is done once, and a repeated call gets the same answer', async () => {
    const first = await call('POST /v-1/double', { body: { times: 2 }, key: 'k' });
    const again = await call('POST /v-1/double', { body: { times: 2 }, key: 'k' });
    expect(again).toMatchObject({ status: 200, json: first.json });
    expect((await call('GET /v-1')).json).toMatchObject({ nominal: 20_000 });
    for (const [address, times] of [
      ['POST /v-2/double', 2],
      ['POST /v-1/double', 3],
    ] as const) {
      expect(await call(address, { body: { times }, key: 'k' })).toEqual(
        refused(422, /tertukar dengan tindakan lain/),
      );
    }
    expect((await call('GET /v-1')).json).toMatchObject({ nominal: 20_000 });
    const byAnother = await call('POST /v-1/double', { body: { times: 2 }, key: 'k', as: 'keuangan' });
    expect(byAnother.json).toMatchObject({ nominal: 40_000 });
  });
});

describe('two decisions at the same time', () => {
  it('count as one decision: the others are refused with 409 and the name of the faster person', async () => {
    const answers = await Promise.all([
      call('POST /v-1/approve', { body: {} }),
      call('POST /v-1/reject', { body: { reason: 'Ragu' }, as: 'keuangan' }),
      call('POST /v-1/approve', { body: {}, key: 'a' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { history } = (await call('GET /v-1')).json as Voucher;
    expect(history).toHaveLength(1);
    const faster = history[0]?.action === 'approve' ? '“Disetujui” (Ratna ' : '“Ditolak” (Hendra ';
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(messageOf(answer)).toContain(faster);
  });

  it('with one Idempotency-Key count as one decision, and all get the same answer', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST /v-1/double', { body: { times: 2 }, key: 'k' })),
    );
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect((await call('GET /v-1')).json).toMatchObject({ nominal: 20_000 });
  });

  it('with the same key on two days count as two decisions', async () => {
    await call('POST /v-1/double', { body: { times: 2 }, key: 'k' });
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    const second = await call('POST /v-1/double', { body: { times: 2 }, key: 'k' });
    expect(second.json).toMatchObject({ nominal: 40_000 });
  });
});

describe('reads', () => {
  it.each([
    [{ nominal_gte: 20_000 }, ['v-2', 'v-3', 'v-4']],
    [{ nominal_gte: 20_000, nominal_lte: 30_000 }, ['v-2', 'v-3']],
    [{ created_at_gte: '2026-11-02', created_at_lte: '2026-11-03' }, ['v-2', 'v-3']],
    [{ created_at_lte: '2026-11-02T16:30:00Z' }, ['v-1', 'v-2']],
    [{ 'shop.id': 'genap' }, ['v-2', 'v-4']],
    [{ is_large: true }, ['v-3', 'v-4']],
    [{ q: 'hemat3' }, ['v-3']],
    [{ q: 'ganjil' }, []],
    [{ reason_gte: 'a' }, []],
  ])('filtered by %j return %j', async (filter, ids) => expect(await idsOf(filter)).toEqual(ids));

  it('count the states of the records that match the other filters', async () => {
    expect((await call('GET /counts')).json).toEqual({ MENUNGGU: 2, DISETUJUI: 1, DITOLAK: 1 });
    expect(await filtered({ status: 'DITOLAK', nominal_lte: 20_000 }, '/counts')).toEqual({ MENUNGGU: 2 });
  });

  it('calculate a sum over the whole filter', async () => {
    expect(await filtered({ status: 'MENUNGGU' }, '/summary')).toEqual({ total: 30_000 });
    expect((await call('GET /summary', { as: 'tamu' })).status).toBe(403);
  });
});

describe('writes', () => {
  it('add the fields of the area, and are refused by its checks', async () => {
    const created = await call('POST ', { body: { code: 'BARU', nominal: 5_000 } });
    expect(created).toMatchObject({
      status: 201,
      json: { code: 'BARU', status: 'MENUNGGU', is_large: false },
    });
    const taken = await call('POST ', { body: { code: 'BARU', nominal: 1 } });
    expect([taken.status, fieldErrorsOf(taken)]).toEqual([422, { code: 'sudah dipakai' }]);
    expect((await call('POST ', { body: { code: 'X', nominal: 1, status: 'DISETUJUI' } })).status).toBe(400);
  });

  it('cannot change a state without an action', async () => {
    expect((await call('PUT /v-1', { body: { status: 'DISETUJUI' } })).status).toBe(409);
    const changed = await call('PUT /v-1', { body: { status: 'MENUNGGU', code: 'LAIN' } });
    expect(changed.json).toMatchObject({ code: 'LAIN' });
  });

  it('delete a record only when the area allows it', async () => {
    expect(messageOf(await call('DELETE /v-3'))).toBe('Voucher ini sudah dipakai');
    expect((await call('DELETE /v-4')).status).toBe(200);
  });
});
