import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/format/plainDate';
import { wibDate } from '../../../src/domain/format/wibTime';
import { filtered, startBackOffice } from '../../support/backOffice';
import { copies, layDown } from '../../support/smallWorld';
import { drivers } from '../../support/smallWorld/people';
import { driverIn, listPath } from './drivers';

const office = startBackOffice();
const rows = () => screen.getAllByRole('row').slice(1);
const listed = () => screen.findByText(/^Menampilkan 1–\d+ dari \d+ data$/);
const asked = () =>
  office.api.receivedAt('GET member-list/driver').map((request) => {
    const query = new URLSearchParams(request.path.split('?')[1]);
    return JSON.parse(query.get('filter') ?? '{}') as unknown;
  });

describe('Driver', () => {
  it('shows the columns of a driver and ten rows, and filters by kind of vehicle, by city and by documents that expire soon', async () => {
    const person = office.open('superadmin', listPath);
    await listed();
    expect(screen.getByRole('heading', { level: 1, name: 'Driver' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Nama',
      'No. HP',
      'Kendaraan',
      'Plat',
      'Kota',
      'Saldo',
      'Rating',
      'Status',
    ]);
    expect(rows()).toHaveLength(10);

    const { city } = driverIn(office.api, 'AKTIF');
    await person.click(screen.getByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter data' }));
    await person.selectOptions(panel.getByRole('combobox', { name: 'Jenis Kendaraan' }), 'Motor');
    await waitFor(() => expect(asked()).toContainEqual({ vehicle_type: 'MOTOR' }));
    await panel.findByRole('option', { name: city });
    await person.selectOptions(panel.getByRole('combobox', { name: 'Kota' }), city);
    await waitFor(() => expect(asked()).toContainEqual({ vehicle_type: 'MOTOR', city }));
    await person.selectOptions(
      panel.getByRole('combobox', { name: 'Dokumen' }),
      'Kedaluwarsa atau habis dalam 30 hari',
    );
    await waitFor(() => expect(asked()).toContainEqual({ vehicle_type: 'MOTOR', city, documents_due: true }));
  });

  it('shows a count on the tab of every state, and filters by a state', async () => {
    const counts = { MENUNGGU_VERIFIKASI: 2, AKTIF: 5, DITANGGUHKAN: 3, DITOLAK: 1 };
    const inState = (state: string) => drivers.filter(({ status }) => status === state).slice(0, 1);
    layDown(office.api.db, {
      'member-list/driver': Object.entries(counts).flatMap(([state, count]) =>
        inState(state).flatMap((driver) => copies(driver, count)),
      ),
    });
    const person = office.open('superadmin', listPath);
    await listed();
    const tabs = within(screen.getByRole('group', { name: 'Filter menurut status' }));
    for (const name of ['Semua 11', 'Menunggu Verifikasi 2', 'Aktif 5', 'Ditangguhkan 3', 'Ditolak 1'])
      expect(await tabs.findByRole('button', { name: `${name} data` })).toBeVisible();
    await person.click(tabs.getByRole('button', { name: /^Ditangguhkan/ }));
    await waitFor(() => expect(asked()).toContainEqual({ status: 'DITANGGUHKAN' }));
  });

  it('shows below the state which document expires first', async () => {
    const today = wibDate(new Date());
    const driver = driverIn(office.api, 'AKTIF', {
      sim_expired: addDays(today, 12),
      stnk_expired: addDays(today, 20),
      skck_expired: addDays(today, 400),
    });
    office.open('superadmin', filtered(listPath, { q: driver.full_name, documents_due: true }));
    const row = (await screen.findByText(driver.phone)).closest('tr');
    expect(within(row as HTMLElement).getByText('SIM berakhir 12 hari lagi')).toBeVisible();
  });

  it.each(['superadmin', 'pengamat'])('opens the read page of a driver for %s', async (account) => {
    const person = office.open(account, listPath);
    await listed();
    const link = within(rows()[0] as HTMLElement).getByRole('link');
    const name = link.textContent;
    await person.click(link);
    await waitFor(() => expect(location.pathname).toMatch(/\/driver-\d+\/show$/));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});
