import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/format/plainDate';
import { wibDate } from '../../../src/domain/format/wibTime';
import { startBackOffice } from '../../support/backOffice';
import { dialog, press, section } from '../../support/parts';
import { driverIn, showPath } from './drivers';

const office = startBackOffice();
const today = wibDate(new Date());
const far = addDays(today, 400);
const inOrder = { sim_expired: far, stnk_expired: far, skck_expired: far };

describe('a driver', () => {
  it('hides NIK, licence and account number until a user shows them, says in the timeline who did, and hides one again after it has changed on the server', async () => {
    const driver = driverIn(office.api, 'AKTIF', {
      nik: '3273056010900009',
      sim_number: '900112345678',
      account_number: '1234567890',
    });
    const person = office.open('pengamat', showPath(driver.id));
    const timeline = await section('Linimasa');
    for (const masked of ['••••••••••••0009', '••••••••5678', '••••••7890'])
      expect(screen.getByText(masked)).toBeVisible();
    expect(timeline.queryByText(/dilihat/)).toBeNull();
    for (const [label, number, noted] of [
      ['NIK', '3273056010900009', 'NIK dilihat'],
      ['Nomor SIM', '900112345678', 'Nomor SIM dilihat'],
      ['Nomor Rekening', '1234567890', 'Nomor rekening dilihat'],
    ] as const) {
      await press(person, `Tampilkan ${label}`);
      expect(await screen.findByText(number)).toBeVisible();
      expect(await timeline.findByText(noted)).toBeVisible();
      expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent(/Bambang Sutrisno/);
      await press(person, `Sembunyikan ${label}`);
      expect(screen.queryByText(number)).toBeNull();
    }
    expect(office.api.receivedAt(`POST ${driver.id}/reveal`).map(({ body }) => body)).toEqual([
      { field: 'nik' },
      { field: 'sim_number' },
      { field: 'account_number' },
    ]);

    await press(person, 'Tampilkan NIK');
    expect(await screen.findByText('3273056010900009')).toBeVisible();
    driverIn(office.api, 'AKTIF', { nik: '3273056010901234' });
    await press(person, 'Refresh');
    expect(await screen.findByText('••••••••••••1234')).toBeVisible();
    expect(screen.queryByText('3273056010900009')).toBeNull();
  });

  it('keeps a number hidden if its request fails, and the focus on the button, whose second click is ignored', async () => {
    const { id, nik } = driverIn(office.api, 'AKTIF', { nik: '3273056010900009' });
    office.answer('POST */reveal', { message: 'Sedang diperbaiki' }, { status: 500, once: true });
    const person = office.open('pengamat', showPath(id));
    await press(person, 'Tampilkan NIK');
    expect(await screen.findByText('Sedang diperbaiki')).toBeVisible();
    expect(screen.queryByText(nik)).toBeNull();
    const answer = office.holdBack('POST */reveal');
    const show = screen.getByRole('button', { name: 'Tampilkan NIK' });
    await person.click(show);
    await waitFor(() => expect(show).toHaveAttribute('aria-disabled', 'true'));
    expect(show).toBeEnabled();
    await person.click(show);
    answer();
    expect(await screen.findByText(nik)).toBeVisible();
    expect(show).toHaveFocus();
    expect(office.api.receivedAt(`POST ${id}/reveal`)).toHaveLength(2);
  });

  it('masks a number that the host sends unmasked, and shows it without a request', async () => {
    const driver = driverIn(office.api, 'AKTIF');
    office.answer('GET */member-list/driver/:id', { ...driver, nik: '3273056010900009' });
    const person = office.open('pengamat', showPath(driver.id));
    expect(await screen.findByText('••••••••••••0009')).toBeVisible();
    await press(person, 'Tampilkan NIK');
    expect(await screen.findByText('3273056010900009')).toBeVisible();
    expect(office.api.receivedAt(`POST ${driver.id}/reveal`)).toEqual([]);
  });

  it('shows how long each document is valid', async () => {
    const driver = driverIn(office.api, 'AKTIF', {
      sim_expired: addDays(today, -3),
      stnk_expired: addDays(today, 7),
      skck_expired: far,
    });
    office.open('superadmin', showPath(driver.id));
    const documents = await section('Dokumen');
    for (const state of ['Kedaluwarsa', 'Berakhir 7 hari lagi', 'Berlaku'])
      expect(documents.getByText(state)).toBeVisible();
  });
});

it('a decision to verify warns about expired documents, and makes the driver active', async () => {
  const driver = driverIn(office.api, 'MENUNGGU_VERIFIKASI', {
    ...inOrder,
    skck_expired: addDays(today, -1),
  });
  const person = office.open('superadmin', showPath(driver.id));
  await press(person, 'Verifikasi');
  const asked = await dialog();
  expect(asked.getByText('SKCK kedaluwarsa')).toBeVisible();
  expect(asked.queryByText(/SIM:/)).toBeNull();
  await person.click(asked.getByRole('button', { name: 'Verifikasi' }));
  expect(await screen.findByText(`${driver.full_name} diverifikasi.`)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Tangguhkan' })).toBeVisible();
  const timeline = await section('Linimasa');
  expect(timeline.getAllByRole('listitem')[0]).toHaveTextContent(/Diverifikasi.*Ratna Kusumawardani/);
});
