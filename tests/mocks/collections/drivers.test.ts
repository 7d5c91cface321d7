import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { type Driver, driverChange, driverRecord } from '../../../src/areas/driver/driverWire';
import { addDays } from '../../../src/domain/format/plainDate';
import { wibDate } from '../../../src/domain/format/wibTime';
import { found } from '../../support/found';
import { fieldErrorsOf, query, startApi } from '../api';

const api = startApi();
const path = 'backoffice/member-list/driver';

const listed = async (filter: object): Promise<Driver[]> =>
  z.array(driverRecord).parse(await api.read(`GET ${path}${query({ filter })}`));
const first = async (filter: object = {}): Promise<Driver> => found(await listed(filter));
const today = wibDate(new Date());
/** The body of a PUT; the masked numbers of an answer are left out, so that they stay as they are. */
const change = (driver: Driver, changes: Record<string, unknown> = {}) => ({
  ...z.object(driverChange.shape).parse({ ...driver, sim_number: undefined, account_number: undefined }),
  ...changes,
});
const put = (driver: Driver, changes: Record<string, unknown>, as = 'superadmin') =>
  api.call(`PUT ${path}/${driver.id}`, { body: change(driver, changes), as });

describe('the drivers', () => {
  it('have cities, which can be read', async () => {
    const cities = (await listed({})).map(({ city }) => city);
    expect(await api.read(`GET ${path}/cities`)).toEqual([...new Set(cities)].sort());
  });

  it.each([
    ['abc', 400],
    ['2027-01-01T00:00:00+07:00', 400],
    ['2027-01-01', 200],
  ])('filtered by a licence that expires by %s are answered with %i', async (sim_expired_lte, status) =>
    expect(await api.statusOf(`GET ${path}${query({ filter: { sim_expired_lte } })}`)).toBe(status),
  );

  it.each([
    [-1, true],
    [0, true],
    [30, true],
    [31, false],
  ])('whose first document expires in %d days are due: %s', async (days, due) => {
    const driver = await first();
    const far = addDays(today, 400);
    const ends = { sim_expired: far, stnk_expired: addDays(today, days), skck_expired: far };
    api.table('member-list/driver').put({ ...driver, ...ends });
    const ids = (await listed({ documents_due: due })).map(({ id }) => id);
    expect(ids).toContain(driver.id);
  });
});

describe('an action', () => {
  it('that suspends a driver takes them offline, and keeps the reason until they are active again', async () => {
    const { id } = await first({ status: 'AKTIF', is_online: true });
    const reason = 'Keluhan konsumen';
    const suspended = await api.read(`POST ${path}/${id}/suspend`, { body: { reason } });
    expect(suspended).toMatchObject({ status: 'DITANGGUHKAN', is_online: false, reason });
    const back = await api.read(`POST ${path}/${id}/activate`, { body: {} });
    expect(back).toMatchObject({ status: 'AKTIF', is_online: false, reason: null });
  });
});

describe('the plain data', () => {
  it('is changed, and the history keeps who changed which fields', async () => {
    const driver = await first();
    const answer = await put(driver, { warna: 'Hijau', account_number: '0012345678' });
    expect(answer.json).toMatchObject({
      warna: 'Hijau',
      account_number: '••••••5678',
      status: driver.status,
    });
    const stored = api.table('member-list/driver').get(driver.id);
    expect(stored).toMatchObject({ account_number: '0012345678' });
    const last = (answer.json as Driver).history.at(-1);
    expect(last).toMatchObject({
      action: 'edit',
      actor: 'Ratna Kusumawardani',
      from: driver.status,
      to: driver.status,
    });
    expect(last?.changes).toEqual([
      { field: 'warna', from: driver.warna, to: 'Hijau' },
      { field: 'account_number', from: driver.account_number, to: '••••••5678' },
    ]);
  });

  it.each([
    ['phone', '0812'],
    ['email', 'bukan email'],
    ['plat_nomor', 'b1234'],
    ['sim_number', '12'],
    ['stnk_expired', '2026-02-30'],
    ['stnk_expired', '0202-05-06'],
    ['tahun', 1950],
    ['account_number', '12'],
    ['merk', '\u200b'],
    ['address', '   '],
  ])('is refused where %s is %j', async (field, value) => {
    const answer = await put(await first(), { [field]: value });
    expect([answer.status, Object.keys(fieldErrorsOf(answer))]).toEqual([422, [field]]);
  });

  it('allows each plate for one driver only', async () => {
    const [, other] = await listed({});
    const answer = await put(await first(), { plat_nomor: other?.plat_nomor });
    expect(fieldErrorsOf(answer)).toEqual({ plat_nomor: 'sudah dipakai driver lain' });
  });

  it.each([
    ['MOTOR', 'C', 200],
    ['MOTOR', 'A', 422],
    ['MOBIL', 'A', 200],
    ['MOBIL', 'C', 422],
  ])('for a %s with the licence %s is answered with %i', async (vehicle_type, sim_type, status) => {
    const answer = await put(await first(), { vehicle_type, sim_type });
    expect(answer.status).toBe(status);
    if (status === 422)
      expect(fieldErrorsOf(answer)).toEqual({ sim_type: 'harus C untuk motor dan A untuk mobil' });
  });

  it.each(['nik', 'full_name', 'status', 'balance'])('does not include %s', async (column) =>
    expect((await put(await first(), { [column]: 'x' })).status).toBe(400),
  );
});
