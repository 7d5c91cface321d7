import { describe, expect, it } from 'vitest';
import { query, startApi } from '../api';

const api = startApi({ sellers: 25 });

const ask = async (account: string, lists: unknown) => {
  const { status, json } = await api.call(`GET backoffice/counts${query({ lists })}`, { as: account });
  return { status, counts: (json as { data: { counts: Record<string, number> } | null }).data?.counts ?? {} };
};

const lists = {
  waiting: { resource: 'top-up', filter: { status: 'MENUNGGU_VERIFIKASI' } },
  active: { resource: 'member-list/seller', filter: { is_active: true } },
  all: { resource: 'orders', filter: {} },
};

describe('GET backoffice/counts of the embedded API', () => {
  it('answers with the count of each list under its name', async () => {
    const topUps = api.rowsOf('top-up');
    const { status, counts } = await ask('superadmin', lists);
    expect(status).toBe(200);
    expect(counts).toEqual({
      waiting: topUps.filter((topUp) => topUp.status === 'MENUNGGU_VERIFIKASI').length,
      active: api.db.sellers.all().filter((seller) => seller.is_active).length,
      all: api.rowsOf('orders').length,
    });
  });

  it.each([
    ['adminpelapak', ['active']],
    ['keuangan', ['waiting']],
    ['pengamat', ['waiting', 'active', 'all']],
    ['tamu', []],
  ])('leaves out the lists that %s may not view', async (account, names) => {
    const { status, counts } = await ask(account, lists);
    expect(status).toBe(200);
    expect(Object.keys(counts)).toEqual(names);
  });

  it('leaves out a list of an unknown resource', async () => {
    const { counts } = await ask('superadmin', { spoons: { resource: 'spoons', filter: {} } });
    expect(counts).toEqual({});
  });

  it('accepts the filters of the lists themselves', async () => {
    const status = ['DISETUJUI', 'DITOLAK'];
    const { counts } = await ask('superadmin', {
      decided: { resource: 'top-up', filter: { status } },
      unproven: { resource: 'top-up', filter: { proof: null } },
      javanese: { resource: 'member-list/seller', filter: { province_id: '32' } },
    });
    const topUps = api.rowsOf('top-up');
    expect(counts).toEqual({
      decided: topUps.filter((topUp) => status.includes(String(topUp.status))).length,
      unproven: topUps.filter(({ proof }) => proof === null).length,
      javanese: api.db.sellers.all().filter(({ village_id }) => village_id.startsWith('32.')).length,
    });
  });

  it.each([
    ['no lists', 'rubbish'],
    ['a filter that the list does not have', { waiting: { resource: 'top-up', filter: { colour: 'red' } } }],
    [
      'a filter that sellers do not have',
      { some: { resource: 'member-list/seller', filter: { city: 'X' } } },
    ],
  ])('refuses %s', async (_, asked) => expect((await ask('superadmin', asked)).status).toBe(400));
});
