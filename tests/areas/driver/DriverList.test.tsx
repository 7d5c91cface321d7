import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/format/plainDate';
import { wibDate } from '../../../src/domain/format/wibTime';
import { filtered, startBackOffice } from '../../support/backOffice';
import { pageTitled, press, wordsOf } from '../../support/parts';
import { layDown } from '../../support/smallWorld';
import { drivers } from '../../support/smallWorld/people';
import { catchFiles } from '../savedFiles';
import { driverIn, listPath, showPath } from './drivers';

const office = startBackOffice();
const rows = () => screen.getAllByRole('row').slice(1);
const listed = () => screen.findByText(/^Menampilkan 1–\d+ dari \d+ data$/);
const asked = () =>
  office.api.receivedAt('GET member-list/driver').map((request) => {
    const query = new URLSearchParams(request.path.split('?')[1]);
    return JSON.parse(query.get('filter') ?? '{}') as unknown;
  });

describe('Driver', () => {
  it('shows the columns of a driver, ten rows and a count on the tab of every state, and filters by kind of vehicle, by city and by documents that expire soon', async () => {
    const person = office.open('superadmin', listPath);
    await listed();
    expect(screen.getByRole('heading', { level: 1, name: 'Driver' })).toBeVisible();
    const heads = wordsOf(screen.getAllByRole('columnheader'));
    expect(heads.join()).toBe(',Nama,No. HP,Kendaraan,Plat,Kota,Saldo,Rating,Status');
    expect(rows()).toHaveLength(10);
    for (const state of ['Semua', 'Menunggu Verifikasi', 'Aktif', 'Ditangguhkan', 'Ditolak'])
      expect(await screen.findByRole('button', { name: new RegExp(`^${state} \\d+ data$`) })).toBeVisible();

    const { city } = driverIn(office.api, 'AKTIF');
    await press(person, 'Filter');
    const panel = within(await screen.findByRole('dialog', { name: 'Filter data' }));
    await person.selectOptions(panel.getByRole('combobox', { name: 'Jenis Kendaraan' }), 'Motor');
    await waitFor(() => expect(asked()).toContainEqual({ vehicle_type: 'MOTOR' }));
    await panel.findByRole('option', { name: city });
    await person.selectOptions(panel.getByRole('combobox', { name: 'Kota' }), city);
    await waitFor(() => expect(asked()).toContainEqual({ vehicle_type: 'MOTOR', city }));
    await person.selectOptions(panel.getByLabelText('Dokumen'), 'Kedaluwarsa atau habis dalam 30 hari');
    await waitFor(() => expect(asked()).toContainEqual({ vehicle_type: 'MOTOR', city, documents_due: true }));
  });

  it('shows below the state which document expires first, and opens the read page', async () => {
    const today = wibDate(new Date());
    const driver = driverIn(office.api, 'AKTIF', {
      sim_expired: addDays(today, 12),
      stnk_expired: addDays(today, 20),
      skck_expired: addDays(today, 400),
    });
    const person = office.open(
      'superadmin',
      filtered(listPath, { q: driver.full_name, documents_due: true }),
    );
    const row = within((await screen.findByText(driver.phone)).closest('tr') as HTMLElement);
    expect(row.getByText('SIM berakhir 12 hari lagi')).toBeVisible();
    await person.click(row.getByRole('link'));
    await waitFor(() => expect(location.pathname).toBe(showPath(driver.id)));
    expect(await pageTitled(driver.full_name)).toBeVisible();
  });
});

describe('The queue of drivers', () => {
  /** Names and dates of the drivers in the queue; neither the names nor the order on the server follow the dates. */
  const waiting = [
    ['Citra Ayu', '2026-11-19T08:00:00+07:00'],
    ['Andi Putra', '2026-11-18T21:30:00+07:00'],
    ['Beni Saputra', '2026-11-20T07:15:00+07:00'],
  ] as const;
  const files = catchFiles();
  beforeEach(() => {
    const [agus, wati] = drivers;
    layDown(office.api.db, {
      'member-list/driver': [
        agus,
        ...waiting.map(([full_name, registered_at]) => ({
          ...wati,
          id: full_name,
          full_name,
          registered_at,
        })),
      ],
    });
  });

  const queuePath = filtered(listPath, { status: 'MENUNGGU_VERIFIKASI' });
  const tab = async (name: RegExp) => {
    const tabs = await screen.findByRole('group', { name: 'Filter menurut status' });
    return within(tabs).findByRole('button', { name });
  };
  const head = (name: string) => screen.findByRole('columnheader', { name });
  /** Name and date of every row, from top to bottom. */
  const shown = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('link').textContent,
        [...row.children].find(({ textContent }) => /^\d+ \w+ \d{4}, /.test(textContent))?.textContent,
      ]);
  const oldestFirst = [
    ['Andi Putra', '18 Nov 2026, 21.30 WIB'],
    ['Citra Ayu', '19 Nov 2026, 08.00 WIB'],
    ['Beni Saputra', '20 Nov 2026, 07.15 WIB'],
  ];

  it('shows the registration date of each driver, oldest first, exports it with the visible columns, and is reversed by a click on it, which stays if the queue is sorted by name', async () => {
    const person = office.open('superadmin', queuePath);
    expect(await head('Mendaftar')).toHaveAttribute('aria-sort', 'ascending');
    expect(document.querySelectorAll('th[aria-sort]')).toHaveLength(1);
    expect(shown()).toEqual(oldestFirst);

    await press(person, 'Ekspor');
    await person.click(await screen.findByRole('radio', { name: /^Yang tampil di tabel/ }));
    await press(person, 'CSV (.csv)');
    await screen.findByText('Ekspor selesai: 3 baris diunduh.');
    const [heads = [], first = []] = await files.cells();
    expect(heads.at(-1)).toBe('Mendaftar (WIB)');
    expect(heads).not.toContain('Saldo');
    expect(first.at(-1)).toBe('2026-11-18 21:30');

    await person.click(within(await head('Mendaftar')).getByRole('button'));
    await waitFor(() => expect(shown()).toEqual(oldestFirst.toReversed()));
    expect(await head('Mendaftar')).toHaveAttribute('aria-sort', 'descending');
    await person.click(within(await head('Nama')).getByRole('button'));
    await waitFor(() =>
      expect(shown().map(([name]) => name)).toEqual(['Andi Putra', 'Beni Saputra', 'Citra Ayu']),
    );
    expect(await head('Mendaftar')).not.toHaveAttribute('aria-sort');
  });

  it('is the only tab with the date column, unless another tab is sorted by it; it keeps the sort order of the previous tab, and shows its sort column', async () => {
    const person = office.open('superadmin', listPath);
    expect(await head('Nama')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.queryByRole('columnheader', { name: 'Mendaftar' })).toBeNull();
    await person.click(await tab(/^Menunggu Verifikasi/));
    await person.click(within(await head('Mendaftar')).getByRole('button'));
    await waitFor(() => expect(shown()).toEqual(oldestFirst.toReversed()));
    await person.click(await tab(/^Semua/));
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(await head('Mendaftar')).toHaveAttribute('aria-sort', 'descending');

    await person.click(within(await head('Saldo')).getByRole('button'));
    await waitFor(async () => expect(await head('Saldo')).toHaveAttribute('aria-sort', 'ascending'));
    await person.click(await tab(/^Menunggu Verifikasi/));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(await head('Saldo')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.queryByRole('columnheader', { name: 'Rating' })).toBeNull();
  });

  it('shows the date column only once if a user shows it in all tabs, and hides it if they deselect it', async () => {
    const person = office.open('superadmin', listPath);
    await press(person, /^Kolom/);
    await person.click(await screen.findByRole('checkbox', { name: 'Mendaftar' }));
    await person.keyboard('{Escape}');
    await head('Mendaftar');
    await person.click(await tab(/^Menunggu Verifikasi/));
    await waitFor(() => expect(shown()).toEqual(oldestFirst));
    expect(screen.getAllByRole('columnheader', { name: 'Mendaftar' })).toHaveLength(1);
    await press(person, /^Kolom/);
    await person.click(await screen.findByRole('checkbox', { name: 'Mendaftar' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Mendaftar' })).toBeNull());
  });
});
