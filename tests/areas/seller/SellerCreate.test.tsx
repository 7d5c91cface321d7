import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startBackOffice } from '../../support/backOffice';
import { press, wordsOf } from '../../support/parts';
import { field, save, write } from '../everyForm';
import { choose, createPath, described, listPath, openFilled, toasts } from './sellerPage';

const office = startBackOffice({ sellers: 5 });
const registered = () => office.api.receivedAt('POST merchant/register');

it('an empty registration counts all missing fields above the form, by section, shows errors at the fields, and focuses the first, or the first of a section that is clicked', async () => {
  const person = office.open('superadmin', createPath);
  await field('Nama Lengkap');
  await save(person);
  // First, because a toast leaves after three seconds.
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Periksa isian yang ditandai')]));
  expect(await screen.findByText('24 isian perlu diperbaiki')).toBeVisible();
  expect(await described('Nama Lengkap')).toBe('Nama Lengkap tidak boleh kosong');
  expect(await described('Provinsi')).toBe('Provinsi tidak boleh kosong');
  expect(await described('Username')).toBe('Username tidak boleh kosong');
  expect(await described('Foto KTP')).toContain('Foto KTP tidak boleh kosong');
  expect(await field('Nama Lengkap')).toHaveFocus();
  expect(registered()).toHaveLength(0);

  const summary = within(await screen.findByRole('group', { name: '24 isian perlu diperbaiki' }));
  expect(wordsOf(summary.getAllByRole('button'))).toEqual([
    '4 isian di Data pelapak',
    '8 isian di Alamat tempat tinggal',
    '4 isian di Data toko',
    '3 isian di Rekening bank',
    '3 isian di Foto',
    '2 isian di Akun pelapak',
  ]);
  await person.click(summary.getByRole('button', { name: '8 isian di Alamat tempat tinggal' }));
  expect(await field('Provinsi')).toHaveFocus();
});

it('default credentials use the phone number, in its stored format, as the user name, and suggest the birth date in the NIK as the password until the user types another one', async () => {
  const person = office.open('superadmin', createPath);
  await write(person, 'Nomor Telephone', '+62 812-3456-7890');
  expect(await field('Username')).toHaveValue('6281234567890');
  expect(await field('Username')).toBeDisabled();
  await person.tab();
  expect(await field('Nomor Telephone')).toHaveValue('6281234567890');

  await write(person, 'Nomor NIK', '3273056010900009');
  expect(await field('Password')).toHaveValue('20Okt1990');
  expect(await described('Nomor NIK')).toContain('Perempuan, lahir 20 Okt 1990');
  await write(person, 'Nomor NIK', '3273051708900001');
  expect(await field('Password')).toHaveValue('17Agu1990');
  await write(person, 'Password', 'rahasia1');
  await write(person, 'Nomor NIK', '3273056010900009');
  expect(await field('Password')).toHaveValue('rahasia1');
});

it('a name with characters that the field does not allow has no clean-up button if it would still be too short, and the help says what is allowed', async () => {
  const person = office.open('superadmin', createPath);
  await write(person, 'Nama Lengkap', 'Ali.');
  expect(await screen.findByText('Tidak boleh dipakai di sini: .')).toBeVisible();
  expect(await described('Nama Lengkap')).toBe('Hanya huruf dan spasi, minimal 4 karakter.');
  expect(screen.queryByRole('button', { name: 'Rapikan' })).toBeNull();
});

describe('region pickers', () => {
  it('are disabled until the level above is chosen, and a change clears only the levels below', async () => {
    const labels = ['Provinsi', 'Kota/Kabupaten', 'Kecamatan', 'Kelurahan/Desa'] as const;
    /** The values of the four fields. A disabled field without a value is null. */
    const held = async (): Promise<(string | null)[]> =>
      (await Promise.all(labels.map(field))).map(({ value, disabled }) =>
        disabled && value === '' ? null : value,
      );
    const person = office.open('superadmin', createPath);
    expect(await held()).toEqual(['', null, null, null]);
    await choose(person, 'Provinsi', 'Jawa Barat');
    expect(await held()).toEqual(['Jawa Barat', '', null, null]);
    await choose(person, 'Kota/Kabupaten', 'Kota Bandung');
    expect(await held()).toEqual(['Jawa Barat', 'Kota Bandung', '', null]);
    await choose(person, 'Kecamatan', 'Cicendo');
    expect(await held()).toEqual(['Jawa Barat', 'Kota Bandung', 'Cicendo', '']);
    await choose(person, 'Kelurahan/Desa', 'Arjuna');
    expect(await held()).toEqual(['Jawa Barat', 'Kota Bandung', 'Cicendo', 'Arjuna']);

    await choose(person, 'Kecamatan', 'Coblong');
    expect(await held()).toEqual(['Jawa Barat', 'Kota Bandung', 'Coblong', '']);
    await choose(person, 'Kelurahan/Desa', 'Dago');
    await choose(person, 'Provinsi', 'Bali');
    expect(await held()).toEqual(['Bali', '', null, null]);
  });

  it('show an error at the field if a list cannot be loaded, and offer a retry', async () => {
    office.answer('GET */region/province', { message: 'x' }, { status: 400, once: true });
    const person = office.open('superadmin', createPath);
    await person.click(await field('Provinsi'));
    expect(await screen.findByText(/Pilihan gagal dimuat/)).toBeVisible();
    // An open list would cover the button.
    expect(await field('Provinsi')).toHaveAttribute('aria-expanded', 'false');
    await press(person, 'Coba lagi');
    await choose(person, 'Provinsi', 'Bali');
    expect(await field('Provinsi')).toHaveValue('Bali');
  });
});

describe('a complete registration', () => {
  it('is sent only once after several submits, shows a message, and returns to the list', async () => {
    const person = await openFilled(office);
    const form = (await field('RT')).form;
    await save(person);
    form?.requestSubmit();
    form?.requestSubmit();
    expect(await screen.findByText('Data Berhasil disimpan!')).toBeVisible();
    await waitFor(() => expect(location.pathname).toBe(listPath));
    expect(registered()).toHaveLength(1);
    expect(registered()[0]?.body).toMatchObject({
      fullname: 'Sari Wulandari',
      phone_number: '6281299990001',
      credential: { user_name: '6281299990001', password: '20Okt1990' },
      user_address: { rt: '007', rw: '012' },
    });
  });
});

it('what is pasted into a field of digits is read as the digits that a person sees, but a number of a spreadsheet stays, is not saved, and the error says what to do in the table', async () => {
  const person = office.open('superadmin', createPath);
  for (const [label, pasted, read] of [
    ['Nomor NIK', "'3273.0560.1090.0009", '3273056010900009'],
    ['Nomor Telephone', '628121000011.0', '628121000011'],
    ['RT', '7.0', '007'],
    ['RW', '‘012', '012'],
    ['Kode Pos', '40172.00', '40172'],
    ['Nomor Rekening', '1234567890,0', '1234567890'],
  ] as const) {
    await write(person, label, pasted);
    await person.tab();
    expect(await field(label)).toHaveValue(read);
  }
  expect(await field('Username')).toHaveValue('628121000011');
  expect(await field('Password')).toHaveValue('20Okt1990');

  const numbers = {
    'Nomor NIK': '3,27305601090001E+15',
    'Nomor Telephone': '812.3456789',
    RT: '-7',
    'Kode Pos': '40.172',
    'Nomor Rekening': '1234567890.5',
  };
  for (const [label, text] of Object.entries(numbers)) await write(person, label, text);
  await save(person);
  await screen.findByText(/isian perlu diperbaiki/);
  for (const [label, text] of Object.entries(numbers)) {
    expect(await field(label)).toHaveValue(text);
    const error = `${label} tersimpan sebagai angka. Ubah kolomnya menjadi teks, lalu periksa digitnya.`;
    await waitFor(async () => expect(await described(label)).toContain(error));
  }
});
