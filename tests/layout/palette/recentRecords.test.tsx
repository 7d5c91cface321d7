import { cleanup, screen, waitFor } from '@testing-library/react';
import { get } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentUser } from '../../../src/authProvider/currentUser';
import { startBackOffice, walkTo } from '../../support/backOffice';
import { copies, layDown } from '../../support/smallWorld';
import { consumers } from '../../support/smallWorld/people';
import { heading, input, look, option, optionsOf, profile } from './openPalette';

const office = startBackOffice();
beforeEach(() => layDown(office.api.db));

const consumer = (id: string): string => `/dashboard/consumer-list/${id}/show`;

describe('recent records', () => {
  it('are the records that the user opened, the latest first, each with the name of its area', async () => {
    const person = office.open('pengamat', consumer('konsumen-sari'));
    await heading('Sari Wulandari');
    walkTo('/dashboard/orders/order-8/show');
    await screen.findByText('INV/20261117/0008');
    walkTo('/dashboard/member-list/seller/pelapak-melati/show');
    await screen.findByText('Kain dan kemeja batik');
    walkTo(profile);
    await heading('Profile');
    await look(person);
    expect(await optionsOf('Terakhir Dibuka')).toEqual([
      'Toko Melati Pelapak',
      'INV/20261117/0008 Orderan',
      'Sari Wulandari List Konsumen',
    ]);
    await person.click(await option('Sari Wulandari List Konsumen'));
    await waitFor(() => expect(location.pathname).toBe(consumer('konsumen-sari')));
    await look(person);
    expect((await optionsOf('Terakhir Dibuka'))[0]).toBe('Sari Wulandari List Konsumen');
    await person.type(await input(), 'dashboard');
    expect(screen.queryByRole('group', { name: 'Terakhir Dibuka' })).toBeNull();
  });

  it('are at most eight, and are not saved in the browser', async () => {
    const [sari] = consumers;
    const nine = copies(sari, 9).map((one, index) => ({ ...one, full_name: `Sari Ke-${index + 1}` }));
    layDown(office.api.db, { 'consumer-list': nine });
    const person = office.open('superadmin', profile);
    await heading('Profile');
    for (const { id, full_name } of nine) {
      walkTo(consumer(id));
      await screen.findByText(full_name);
    }
    await look(person);
    expect(await optionsOf('Terakhir Dibuka')).toEqual(
      [9, 8, 7, 6, 5, 4, 3, 2].map((number) => `Sari Ke-${number} List Konsumen`),
    );
    expect(JSON.stringify((await get(`preferences/${currentUser().user_id}`)) ?? null)).not.toContain('Sari');
    expect([localStorage, sessionStorage].map((storage) => JSON.stringify(storage)).join()).not.toContain(
      'Sari',
    );
  });

  it('are removed when the server does not find the record any more', async () => {
    const person = office.open('superadmin', consumer('konsumen-budi'));
    await screen.findByText('Budi Hartono');
    office.answer('GET */consumer-list/konsumen-budi', { message: 'x' }, 404);
    walkTo(profile);
    await heading('Profile');
    await look(person);
    await person.click(await option(/^Budi Hartono/));
    await screen.findByText('Detail gagal dimuat');
    await look(person);
    expect(screen.queryByRole('group', { name: 'Terakhir Dibuka' })).toBeNull();
  });

  it('are not shown to the next user', async () => {
    const person = office.open('superadmin', consumer('konsumen-budi'));
    await screen.findByText('Budi Hartono');
    await look(person, 'keluar');
    await person.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Selamat Datang!' });
    cleanup();
    const next = office.open('pengamat', profile);
    await look(next);
    expect(await optionsOf('Halaman')).toContain('Profile');
    expect(screen.queryByText(/Budi Hartono/)).toBeNull();
  });
});
