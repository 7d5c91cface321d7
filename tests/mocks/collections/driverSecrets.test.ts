import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { driverChange } from '../../../src/areas/driver/driverWire';
import { found } from '../../support/found';
import { refused, startApi } from '../api';
import type { Answer } from '../callsTo';

const api = startApi({ sellers: 25 });
const path = 'backoffice/member-list/driver';
const drivers = api.table('member-list/driver');

const secrets = { nik: '3273056010900009', sim_number: '900112345678', account_number: '1234567890' };
const hidden = { nik: '••••••••••••0009', sim_number: '••••••••5678', account_number: '••••••7890' };
let id = '';
beforeEach(() => {
  const first = found(drivers.all());
  id = first.id;
  drivers.put({ ...first, ...secrets, status: 'AKTIF' });
});
const reveal = (field: string, as = 'pengamat'): Promise<Answer> =>
  api.call(`POST ${path}/${id}/reveal`, { body: { field }, as });

describe('NIK, licence and account number of a driver', () => {
  it.each([
    ['the list', () => api.call(`GET ${path}`)],
    ['the record', () => api.call(`GET ${path}/${id}`)],
    ['a change', () => api.call(`PUT ${path}/${id}`, { body: { ...plainBody(), warna: 'Hijau' } })],
    ['an action', () => api.call(`POST ${path}/${id}/suspend`, { body: { reason: 'Keluhan' } })],
  ])('are masked in the answer of %s', async (_, ask) => {
    const { status, json } = await ask();
    const shown = ([json].flat() as Record<string, unknown>[]).find((driver) => driver.id === id);
    expect([status, shown]).toEqual([200, expect.objectContaining(hidden)]);
    for (const secret of Object.values(secrets)) expect(JSON.stringify(json)).not.toContain(secret);
  });

  it('can be revealed one by one, and the history keeps who revealed which number and when', async () => {
    for (const field of ['nik', 'sim_number', 'account_number'] as const)
      expect(await reveal(field)).toMatchObject({ status: 200, json: { value: secrets[field] } });
    const looks = (drivers.get(id)?.history as object[]).slice(-3);
    const who = { actor: 'Bambang Sutrisno', actor_id: '9b1f0c6e-5d0a-4a57-9a54-000000000002' };
    const look = { from: 'AKTIF', to: 'AKTIF', ...who, at: '2026-11-19T09:05:00+07:00' };
    expect(looks).toEqual([
      { action: 'reveal.nik', ...look },
      { action: 'reveal.sim_number', ...look },
      { action: 'reveal.account_number', ...look },
    ]);
  });

  it.each([
    ['phone', 'pengamat', 400],
    ['nik', 'adminpelapak', 403],
    ['nik', 'tamu', 403],
  ])('are protected: %s is not revealed to %s, status %d', async (field, as, status) => {
    const before = drivers.get(id);
    expect((await reveal(field, as)).status).toBe(status);
    expect(drivers.get(id)).toEqual(before);
  });

  it('can be revealed for many drivers at once: an entry in each history, and one line in the log', async () => {
    const other = drivers.all()[1];
    const ids = [id, 'driver-0', other?.id ?? '', id];
    const { status, json } = await api.call(`POST ${path}/reveal`, { body: { ids, fields: ['nik'] } });
    expect([status, json]).toEqual([
      200,
      [
        { id, values: { nik: '3273056010900009' } },
        { id: other?.id, values: { nik: other?.nik } },
      ],
    ]);
    const look = { action: 'reveal.export', actor: 'Ratna Kusumawardani', at: '2026-11-19T09:05:00+07:00' };
    for (const each of [id, other?.id ?? ''])
      expect((drivers.get(each)?.history as object[]).at(-1)).toMatchObject(look);
    const lines = await api.read<object[]>('GET backoffice/activity?range=[0,1]');
    expect(lines[0]).toMatchObject({ kind: 'reveal', record: '', rows: 2, fields: ['nik'] });
    expect(lines[1]).not.toMatchObject({ kind: 'reveal' });
  });

  it('can be revealed for at most 500 drivers at once', async () => {
    const ask = async (count: number) => {
      const ids = Array.from({ length: count }, (_, index) => `driver-tiada-${index}`);
      return api.statusOf(`POST ${path}/reveal`, { body: { ids, fields: ['nik'] } });
    };
    expect([await ask(500), await ask(501)]).toEqual([200, 400]);
  });

  it.each([
    [['phone'], 'pengamat', 400],
    [['nik'], 'adminpelapak', 403],
  ])('are protected for many drivers: %j is not revealed to %s, status %d', async (fields, as, status) => {
    const before = drivers.get(id);
    expect(await api.statusOf(`POST ${path}/reveal`, { body: { ids: [id], fields }, as })).toBe(status);
    expect([drivers.get(id), api.db.activity.all()]).toEqual([before, []]);
  });

  it('are not found for a driver that does not exist', async () =>
    expect(await api.statusOf(`POST ${path}/driver-0/reveal`, { body: { field: 'nik' } })).toBe(404));

  it('are never overwritten by their masked values', async () => {
    const body = { ...plainBody(), ...hidden, nik: undefined };
    expect(await api.statusOf(`PUT ${path}/${id}`, { body })).toBe(422);
    expect(drivers.get(id)).toMatchObject(secrets);
  });

  it('do not make the person who revealed them the person who decided', async () => {
    await api.call(`POST ${path}/${id}/suspend`, { body: { reason: 'Keluhan' }, as: 'superadmin' });
    await reveal('nik');
    expect(await api.call(`POST ${path}/${id}/suspend`, { body: { reason: 'Keluhan' } })).toEqual(
      refused(409, /\(Ratna Kusumawardani, 19 Nov 2026, 09\.05 WIB\)/),
    );
  });
});

/** What the driver's form sends, without the masked numbers. */
const plainBody = () =>
  z
    .object(driverChange.shape)
    .parse({ ...drivers.get(id), sim_number: undefined, account_number: undefined });
