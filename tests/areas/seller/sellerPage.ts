import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The seller form as staff see it: by label. */

export const createPath = '/dashboard/member-list/seller/create';
export const editPath = (id: string) => `/dashboard/member-list/seller/${id}`;

/** A field by its label; the marker of a required one is not read out. */
export const field = (label: string): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}(\\s\\*)?$`));

/** Puts a text into a field as pasting does. */
export const fill = async (person: UserEvent, label: string, text: string): Promise<void> => {
  const input = await field(label);
  await person.clear(input);
  await person.paste(text);
};

/** Chooses a region by typing part of its name. */
export const choose = async (person: UserEvent, label: string, name: string): Promise<void> => {
  const input = await field(label);
  await person.click(input);
  await person.paste(name);
  await person.click(await screen.findByRole('option', { name }));
};

/** The smallest file that is accepted as a JPEG: start, one table, end. */
export const photo = (name = 'foto.jpg'): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9)], name, { type: 'image/jpeg' });

/** Reads the text below a field: its error or its help. */
export const described = async (label: string): Promise<string> => {
  const ids = (await field(label)).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
};

export const save = async (person: UserEvent): Promise<void> =>
  person.click(await screen.findByRole('button', { name: 'Simpan' }));

/** The words of every toast on screen. */
export const toasts = (): string[] =>
  within(document.body)
    .queryAllByText(/^(Success|Error)!$/)
    .map((title) => title.parentElement?.textContent ?? '');

/** Fills every field of a registration; the NIK is that of a woman born 20 October 1990. */
export const fillSeller = async (person: UserEvent): Promise<void> => {
  await fill(person, 'Nama Lengkap', 'Sari Wulandari');
  await fill(person, 'Nomor NIK', '3273056010900009');
  await fill(person, 'Nomor Telephone', '0812-9999-0001');
  await fill(person, 'Email', 'sari.wulandari@contoh.id');
  await choose(person, 'Provinsi', 'Jawa Barat');
  await choose(person, 'Kota/Kabupaten', 'Kota Bandung');
  await choose(person, 'Kecamatan', 'Cicendo');
  await choose(person, 'Kelurahan/Desa', 'Arjuna');
  await fill(person, 'Alamat', 'Jl. Mawar No. 5');
  await fill(person, 'RT', '7');
  await fill(person, 'RW', '12');
  await fill(person, 'Kode Pos', '40172');
  await fill(person, 'Nama Toko', 'Toko Sari');
  await fill(person, 'Slogan Toko', 'Segar setiap hari');
  await fill(person, 'Alamat Toko', 'Jl. Mawar No. 5');
  await fill(person, 'Deskripsi Toko', 'Sayur dan buah');
  await fill(person, 'Nama Bank', 'BCA');
  await fill(person, 'Nomor Rekening', '0012345678');
  await fill(person, 'Nama Pemilik Rekening', 'Sari Wulandari');
  for (const label of ['Foto Pelapak', 'Foto Toko', 'Foto KTP']) {
    await person.upload(await field(label), photo());
  }
};
