import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startBackOffice } from '../support/backOffice';
import { dialog, press, wordsOf } from '../support/parts';
import { layDown } from '../support/smallWorld';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

type Case = {
  noun: string;
  resource: string;
  /** Where its calls are, if not at the resource. */
  path?: string;
  /** The selected rows by name. */
  chosen: string[];
  action: string;
  /** How many of them the action applies to. */
  count: number;
  skipped: string[];
  reason: string;
  /** The calls, in the order of the rows. */
  sent: string[];
  /** The records on the server after the action. */
  after: Record<string, object>;
};

const cases: Case[] = [
  {
    noun: 'pelapak',
    resource: 'member-list/seller',
    path: 'merchant',
    chosen: ['Toko Melati', 'Kios Anggrek'],
    action: 'Nonaktifkan',
    count: 1,
    skipped: ['Kios Anggrek'],
    reason: 'Toko tutup selama renovasi',
    sent: ['pelapak-melati/deactivate'],
    after: { 'pelapak-melati': { is_active: false }, 'pelapak-anggrek': { is_active: false } },
  },
  {
    noun: 'driver',
    resource: 'member-list/driver',
    chosen: ['Agus Salim', 'Nina Kartika', 'Tono Wijaya'],
    action: 'Tangguhkan',
    count: 2,
    skipped: ['Nina Kartika'],
    reason: 'Keluhan berulang',
    sent: ['driver-agus/suspend', 'driver-tono/suspend'],
    after: {
      'driver-agus': { status: 'DITANGGUHKAN', reason: 'Keluhan berulang' },
      'driver-nina': { status: 'DITANGGUHKAN', reason: 'Keluhan pembeli' },
      'driver-tono': { status: 'DITANGGUHKAN', reason: 'Keluhan berulang' },
    },
  },
  {
    noun: 'kategori',
    resource: 'make-category',
    chosen: ['Pakaian', 'Pangan'],
    action: 'Nonaktifkan',
    count: 2,
    skipped: [],
    reason: 'Tidak dipakai lagi',
    sent: ['kategori-pakaian/deactivate', 'kategori-pangan/deactivate'],
    after: { 'kategori-pakaian': { is_active: false }, 'kategori-pangan': { is_active: false } },
  },
];

describe('several records at once', () => {
  it.each(cases)('of $resource: $action', async (given) => {
    const { noun, resource, path = resource, chosen, action, count, skipped, reason, sent, after } = given;
    const person = office.open('superadmin', `/dashboard/${resource}`);
    for (const name of chosen)
      await person.click(await screen.findByRole('checkbox', { name: `Pilih ${name}` }));
    expect(await screen.findByText(`${chosen.length} ${noun} dipilih`)).toBeVisible();

    const actions = within(await screen.findByRole('group', { name: 'Tindakan untuk data yang dipilih' }));
    await person.click(actions.getByRole('button', { name: new RegExp(`^${action}`) }));
    const asked = await dialog(`${action} ${count} ${noun}?`);
    for (const name of chosen) {
      const list = within(
        asked.getByRole('region', { name: skipped.includes(name) ? 'Yang dilewati' : 'Berlaku untuk' }),
      );
      expect(list.getByText(new RegExp(`^${name}`))).toBeVisible();
    }
    await person.click(asked.getByRole('textbox', { name: /Alasan/ }));
    await person.paste(reason);
    await person.click(asked.getByRole('button', { name: `${action} ${count} ${noun}` }));

    expect(await screen.findByText(`${count} berhasil`)).toBeVisible();
    const calls = office.api.received.filter(
      ({ method, path: to }) => method === 'POST' && to.includes(`${path}/`),
    );
    expect(calls.map(({ path: to }) => to.split('/').slice(-2).join('/'))).toEqual(sent);
    expect(calls.map(({ body }) => body)).toEqual(sent.map(() => ({ reason })));
    const table = office.table(resource);
    for (const [id, record] of Object.entries(after)) expect(table.get(id)).toMatchObject(record);
    await press(person, 'Tutup');
    // Rows that the action does not apply to stay selected, for another action.
    const left = skipped.length > 0 ? [`${skipped.length} ${noun} dipilih`] : [];
    await waitFor(() => expect(wordsOf(screen.queryAllByText(/ dipilih$/))).toEqual(left));
  });
});
