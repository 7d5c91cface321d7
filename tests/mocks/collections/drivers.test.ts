import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  type Driver,
  driverChange,
  driverRecord,
  driverStates,
  driverTransitions,
} from '../../../src/areas/driver/driverWire';
import { isAllowed, stateAfter } from '../../../src/domain/stateMachine';
import { addDays } from '../../../src/format/plainDate';
import { wibDate } from '../../../src/format/wibDate';
import { fieldErrorsOf, startApi } from '../api';

const api = startApi();
const path = 'backoffice/member-list/driver';

const listed = async (filter: Record<string, unknown>): Promise<Driver[]> =>
  z
    .array(driverRecord)
    .parse((await api.call(`GET ${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json);
const first = async (filter: Record<string, unknown> = {}): Promise<Driver> => {
  const [found] = await listed(filter);
  if (!found) throw new Error(`no driver with ${JSON.stringify(filter)}`);
  return found;
};
/** A driver in a state; on some days nobody is in some of them. */
const inState = async (status: string): Promise<Driver> => {
  const driver = await first();
  api.db.collections.get('member-list/driver')?.put({ ...driver, status });
  return first({ id: driver.id });
};
const today = wibDate(new Date());
/** The body of a PUT; the masked numbers of an answer are left out, so that they stay as they are. */
const change = (driver: Driver, changes: Record<string, unknown> = {}) => ({
  ...z.object(driverChange.shape).parse({ ...driver, sim_number: undefined, account_number: undefined }),
  ...changes,
});
const put = (driver: Driver, changes: Record<string, unknown>, as = 'superadmin') =>
  api.call(`PUT ${path}/${driver.id}`, { body: change(driver, changes), as });

describe('the drivers', () => {
  it('are all what the contract says', async () => {
    expect((await listed({})).length).toBeGreaterThan(30);
  });

  it('are filtered by kind of vehicle and city, and the cities can be read', async () => {
    const { city, vehicle_type } = await first();
    for (const driver of await listed({ city, vehicle_type }))
      expect([driver.city, driver.vehicle_type]).toEqual([city, vehicle_type]);
    const cities = (await api.call(`GET ${path}/cities`)).json as string[];
    expect(cities).toEqual([...new Set((await listed({})).map((driver) => driver.city))].sort());
  });

  it.each([
    [-1, true],
    [0, true],
    [30, true],
    [31, false],
  ])('whose first document ends in %d days are due: %s', async (days, due) => {
    const driver = await first();
    const far = addDays(today, 400);
    const ends = { sim_expired: far, stnk_expired: addDays(today, days), skck_expired: far };
    api.db.collections.get('member-list/driver')?.put({ ...driver, ...ends });
    const ids = (await listed({ documents_due: due })).map(({ id }) => id);
    expect(ids).toContain(driver.id);
  });
});

describe('every action in every state', () => {
  const table = driverStates.flatMap((state) =>
    Object.entries(driverTransitions).map(([action, transition]) => [state, action, transition] as const),
  );
  it.each(table)('%s: %s', async (state, action, transition) => {
    const { id } = await inState(state);
    const needsReason = 'reason' in transition;
    const body = needsReason ? { reason: 'Dokumen tidak terbaca' } : {};
    const answer = await api.call(`POST ${path}/${id}/${action}`, { body });
    const allowed = isAllowed(driverTransitions, action, state);
    expect(answer.status).toBe(allowed ? 200 : 409);
    const after = await first({ id });
    expect(after.status).toBe(stateAfter(driverTransitions, action, state) ?? state);
    if (!allowed) return;
    expect(after.reason).toBe(needsReason ? 'Dokumen tidak terbaca' : null);
    expect(after.history.at(-1)).toMatchObject({ action, from: state, actor: 'Ratna Kusumawardani' });
    if (action === 'suspend') expect(after.is_online).toBe(false);
  });

  it.each(Object.keys(driverTransitions))('%s is not for a person who may only look', async (action) => {
    const { id } = await first();
    const body = { reason: 'x' };
    expect((await api.call(`POST ${path}/${id}/${action}`, { body, as: 'pengamat' })).status).toBe(403);
  });
});

describe('the plain data', () => {
  it('is changed, with who did it kept', async () => {
    const driver = await first();
    const answer = await put(driver, { warna: 'Hijau', account_number: '0012345678' });
    expect(answer.json).toMatchObject({
      warna: 'Hijau',
      account_number: '••••••5678',
      status: driver.status,
    });
    expect(api.db.collections.get('member-list/driver')?.get(driver.id)).toMatchObject({
      account_number: '0012345678',
    });
    const last = (answer.json as Driver).history.at(-1);
    expect(last).toMatchObject({ action: 'edit', from: driver.status, to: driver.status });
    expect(last?.changes).toEqual([
      { field: 'warna', from: driver.warna, to: 'Hijau' },
      { field: 'account_number', from: driver.account_number, to: '••••••5678' },
    ]);
  });

  it('that stays as it is adds nothing to the history', async () => {
    const driver = await first();
    const answer = await put(driver, {});
    expect((answer.json as Driver).history).toEqual(driver.history);
  });

  it.each([
    ['phone', '0812'],
    ['email', 'bukan email'],
    ['plat_nomor', 'b1234'],
    ['sim_number', '12'],
    ['stnk_expired', '2026-02-30'],
    ['tahun', 1950],
    ['account_number', '12'],
    ['merk', ''],
  ])('is refused where %s is %j', async (field, value) => {
    const answer = await put(await first(), { [field]: value });
    expect([answer.status, Object.keys(fieldErrorsOf(answer))]).toEqual([422, [field]]);
  });

  it('has one driver to a plate', async () => {
    const [one, other] = await listed({});
    if (!one || !other) throw new Error('too few drivers');
    expect(fieldErrorsOf(await put(one, { plat_nomor: other.plat_nomor }))).toEqual({
      plat_nomor: 'sudah dipakai driver lain',
    });
  });

  it.each([
    ['MOTOR', 'C', 200],
    ['MOTOR', 'A', 422],
    ['MOBIL', 'A', 200],
    ['MOBIL', 'C', 422],
  ])('of a %s with the licence %s is answered %i', async (vehicle_type, sim_type, status) => {
    const answer = await put(await first(), { vehicle_type, sim_type });
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(fieldErrorsOf(answer)).toEqual({ sim_type: 'tidak sesuai dengan jenis kendaraan' });
  });

  it.each(['nik', 'full_name', 'status', 'balance'])('holds no %s', async (column) => {
    expect((await put(await first(), { [column]: 'x' })).status).toBe(400);
  });

  it('is not for a person who may only look to change', async () => {
    expect((await put(await first(), {}, 'pengamat')).status).toBe(403);
  });
});
