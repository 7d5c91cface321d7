import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { layDown } from '../support/smallWorld';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

type Case = {
  noun: string;
  path: string;
  /** The selected rows by name. */
  chosen: string[];
  action: string;
  /** How many of them the action applies to. */
  count: number;
  skipped: string[];
  reason?: string;
  /** The calls, in the order of the rows. */
  sent: string[];
  resource: string;
  /** The records on the server after the action. */
  after: Record<string, object>;
};

const cases: Case[] = [
  {
    noun: 'driver',
    path: 'member-list/driver',
    chosen: ['Agus Salim', 'Nina Kartika', 'Tono Wijaya'],
    action: 'Tangguhkan',
    count: 2,
    skipped: ['Nina Kartika'],
    reason: 'Keluhan berulang dari pembeli',
    sent: ['driver-agus/suspend', 'driver-tono/suspend'],
    resource: 'member-list/driver',
    after: {
      'driver-agus': { status: 'DITANGGUHKAN', reason: 'Keluhan berulang dari pembeli' },
      'driver-nina': { status: 'DITANGGUHKAN', reason: 'Keluhan pembeli' },
      'driver-tono': { status: 'DITANGGUHKAN', reason: 'Keluhan berulang dari pembeli' },
    },
  },
  {
    noun: 'konsumen',
    path: 'consumer-list',
    chosen: ['Budi Hartono', 'Sari Wulandari'],
    action: 'Buka Blokir',
    count: 1,
    skipped: ['Sari Wulandari'],
    sent: ['konsumen-budi/unblock'],
    resource: 'consumer-list',
    after: {
      'konsumen-budi': { is_active: true, reason: null },
      'konsumen-sari': { is_active: true, reason: null },
    },
  },
  {
    noun: 'produk',
    path: 'product-list',
    chosen: ['Kemeja Batik', 'Teh Melati'],
    action: 'Setujui',
    count: 1,
    skipped: ['Kemeja Batik'],
    sent: ['teh/approve'],
    resource: 'product-list',
    after: { teh: { status: 'TAYANG' }, batik: { status: 'TAYANG' } },
  },
  {
    noun: 'kategori',
    path: 'make-category',
    chosen: ['Pakaian', 'Pangan'],
    action: 'Nonaktifkan',
    count: 2,
    skipped: [],
    reason: 'Tidak dipakai lagi',
    sent: ['kategori-pakaian/deactivate', 'kategori-pangan/deactivate'],
    resource: 'make-category',
    after: { 'kategori-pakaian': { is_active: false }, 'kategori-pangan': { is_active: false } },
  },
];

describe('several records at once', () => {
  it.each(cases)('of $path: $action', async (given) => {
    const { noun, path, chosen, action, count, skipped, reason, sent, resource, after } = given;
    const person = office.open('superadmin', `/dashboard/${path}`);
    for (const name of chosen)
      await person.click(await screen.findByRole('checkbox', { name: `Pilih ${name}` }));
    expect(await screen.findByText(`${chosen.length} ${noun} dipilih`)).toBeVisible();

    const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    await person.click(actions.getByRole('button', { name: new RegExp(`^${action}`) }));
    const dialog = within(await screen.findByRole('alertdialog', { name: `${action} ${count} ${noun}?` }));
    for (const name of skipped) expect(dialog.getByText(new RegExp(`^${name}`))).toBeVisible();
    if (reason !== undefined) await person.type(dialog.getByRole('textbox', { name: /Alasan/ }), reason);
    await person.click(dialog.getByRole('button', { name: `${action} ${count} ${noun}` }));

    expect(await screen.findByText(`${count} berhasil`)).toBeVisible();
    const calls = office.api.received.filter(
      ({ method, path: to }) => method === 'POST' && to.includes(`${path}/`),
    );
    expect(
      calls.map(({ path: to }) => to.split('/').slice(-2).join('/')).filter((to) => !to.endsWith('search')),
    ).toEqual(sent);
    expect(calls.map(({ body }) => body)).toEqual(sent.map(() => (reason === undefined ? {} : { reason })));
    const table = office.table(resource);
    for (const [id, record] of Object.entries(after)) expect(table.get(id)).toMatchObject(record);
    await person.click(screen.getByRole('button', { name: 'Tutup' }));
    // Rows that the action does not apply to stay selected, for another action.
    const left = skipped.length > 0 ? [`${skipped.length} ${noun} dipilih`] : [];
    await waitFor(() =>
      expect(screen.queryAllByText(/ dipilih$/).map((one) => one.textContent)).toEqual(left),
    );
  });

  it.each(['member-list/seller', ...cases.map(({ path }) => path)])(
    'of %s offer a user with only VIEW_ neither a selection nor an action',
    async (path) => {
      office.open('pengamat', `/dashboard/${path}`);
      const table = within(await screen.findByRole('table'));
      expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1);
      expect(screen.queryByRole('checkbox', { name: /^Pilih/ })).toBeNull();
      const action = /^(Hapus Data|Setujui|Tolak|Blokir|Buka Blokir|Nonaktifkan|Aktifkan)/;
      expect(table.queryByRole('button', { name: action })).toBeNull();
    },
  );
});
