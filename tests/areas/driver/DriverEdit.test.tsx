import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { press } from '../../support/parts';
import { field, save, write } from '../everyForm';
import { driverIn, editPath, listPath } from './drivers';

const office = startBackOffice();
const stored = (id: string) => office.table('member-list/driver').get(id);
const sent = () => office.api.received.filter(({ method }) => method === 'PUT');

describe('the form of a driver', () => {
  it('sends no NIK and no masked number, and returns to the list', async () => {
    const driver = driverIn(office.api, 'AKTIF');
    const person = office.open('superadmin', editPath(driver.id));
    await write(person, 'Warna', 'Hijau');
    await save(person);
    await waitFor(() => expect(location.pathname).toBe(listPath));
    const body = sent()[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ warna: 'Hijau', tahun: driver.tahun });
    // Masked numbers are not sent, so the server keeps them.
    expect(Object.keys(body).sort().join(' ')).toBe(
      'account_ownership address bank_name email merk phone plat_nomor postal_code sim_expired sim_type ' +
        'skck_expired stnk_expired tahun vehicle_type warna',
    );
    expect(stored(driver.id)).toMatchObject({
      warna: 'Hijau',
      sim_number: driver.sim_number,
      account_number: driver.account_number,
    });
    expect(screen.queryByLabelText('NIK')).toBeNull();
  });

  it('replaces a masked number with a new one, and keeps the stored number if the field is emptied', async () => {
    const numbers = { sim_number: '900112345678', account_number: '1234567890' };
    const driver = driverIn(office.api, 'AKTIF', numbers);
    const person = office.open('superadmin', editPath(driver.id));
    const licence = await field('Nomor SIM');
    const account = await field('Nomor Rekening');
    for (const input of [licence, account]) expect(input).toHaveValue('');
    expect(account).toHaveAccessibleDescription('Tersimpan ••••••7890. Isi hanya untuk menggantinya.');
    await person.type(licence, '12');
    await person.clear(licence);
    await person.type(account, '12');
    await person.tab();
    expect(await screen.findByText('Nomor Rekening harus 5–16 angka')).toBeVisible();
    await person.clear(account);
    await person.type(account, '0012345678');
    await save(person);
    await waitFor(() => expect(location.pathname).toBe(listPath));
    expect(stored(driver.id)).toMatchObject({ sim_number: '900112345678', account_number: '0012345678' });
    expect(Object.keys(sent()[0]?.body as object)).not.toContain('sim_number');
  });

  it('reads digits as a person, a program or a spreadsheet writes them, and refuses a number that has lost some', async () => {
    const driver = driverIn(office.api, 'AKTIF');
    const person = office.open('superadmin', editPath(driver.id));
    await write(person, 'Nomor Rekening', "'0012345678.0");
    await write(person, 'Nomor SIM', '9,00112345678E+11');
    await write(person, 'Tahun', '2020.0');
    await write(person, 'Kode Pos', '40172,0');
    await write(person, 'No. HP', '006281234567890');
    await person.tab();
    expect(await field('No. HP')).toHaveValue('6281234567890');
    await save(person);
    expect(await screen.findByText(/^Nomor SIM tersimpan sebagai angka\. Ubah kolomnya/)).toBeVisible();
    await write(person, 'Nomor SIM', '9001.1234.5678');
    await save(person);
    await waitFor(() => expect(location.pathname).toBe(listPath));
    expect(stored(driver.id)).toMatchObject({
      account_number: '0012345678',
      sim_number: '900112345678',
      tahun: 2020,
      postal_code: '40172',
      phone: '6281234567890',
    });
  });

  it('says a date in words below its field, refuses a year that was typed in part, and calls a part of a date incomplete, not empty', async () => {
    const driver = driverIn(office.api, 'AKTIF', { sim_expired: '2027-03-05' });
    const person = office.open('superadmin', editPath(driver.id));
    const expiry = await field('SIM Berlaku Sampai');
    expect(expiry).toHaveValue('2027-03-05');
    expect(expiry).toHaveAccessibleDescription('5 Mar 2027');

    fireEvent.change(expiry, { target: { value: '0202-05-06' } });
    await press(person, 'Simpan');
    expect(await screen.findByText('Isi tanggal yang lengkap')).toBeVisible();
    expect(sent()).toHaveLength(0);

    await person.clear(expiry);
    // A browser reports badInput for a field with a day but no year; jsdom has no such fields.
    Object.defineProperty(expiry, 'validity', { value: { badInput: true } });
    await press(person, 'Simpan');
    const incomplete = 'Tanggal belum lengkap atau tidak ada. Isi hari, bulan, dan tahunnya.';
    await waitFor(() => expect(expiry).toHaveAccessibleDescription(incomplete));
    expect(sent()).toHaveLength(0);
  });

  it('shows an error at each wrong field, and sends nothing', async () => {
    const driver = driverIn(office.api, 'AKTIF');
    const person = office.open('superadmin', editPath(driver.id));
    for (const [label, typed, fault] of [
      ['Plat', 'b1234', 'Plat harus ditulis seperti B 1234 KZA'],
      ['Nomor SIM', '12', 'Nomor SIM harus 12–16 angka'],
      ['Tahun', '1950', 'Tahun kendaraan harus antara 1990 dan tahun depan'],
      ['Merek', '', 'Merek tidak boleh kosong'],
      ['Email', 'budi', 'Email harus ditulis seperti nama@contoh.id'],
      ['Kode Pos', '401', 'Kode Pos harus 5–6 karakter'],
      ['Nama Bank', 'BCA 1', 'Nama Bank hanya boleh berisi huruf dan spasi'],
      ['Nama Pemilik Rekening', 'Budi 2', 'Nama Pemilik Rekening hanya boleh berisi huruf dan spasi'],
    ] as const) {
      await write(person, label, typed);
      await person.tab();
      expect(await screen.findByText(fault)).toBeVisible();
    }
    await save(person);
    expect(await screen.findByText('8 isian perlu diperbaiki')).toBeVisible();
    expect(sent()).toHaveLength(0);
  });
});
