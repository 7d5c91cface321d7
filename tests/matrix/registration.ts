import type { Page } from 'playwright-core';
import { paintJpeg } from '../e2e/support/jpeg';

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option, exact: true }).click();
};

/** Fills the registration of a seller, each time of another one. */
export const fillSeller = async (page: Page): Promise<void> => {
  const serial = String(Date.now()).slice(-8);
  const texts = {
    'Nama Lengkap': 'Sari Wulandari',
    'Nomor NIK': `32730560${serial.slice(-2)}90${serial.slice(-4)}`,
    'Nomor Telephone': `62812${serial}`,
    Email: `sari${serial}@contoh.id`,
    Alamat: 'Jl. Mawar No. 5',
    RT: '007',
    RW: '012',
    'Kode Pos': '40172',
    'Nama Toko': 'Toko Sari',
    'Slogan Toko': 'Segar setiap hari',
    'Alamat Toko': 'Jl. Mawar No. 5',
    'Deskripsi Toko': 'Sayur dan buah',
    'Nama Bank': 'BCA',
    'Nomor Rekening': `00${serial}`,
    'Nama Pemilik Rekening': 'Sari Wulandari',
    Password: 'rahasia1',
  };
  for (const [label, text] of Object.entries(texts))
    await page
      .getByRole(label === 'Nama Bank' ? 'combobox' : 'textbox', { name: label, exact: true })
      .fill(text);
  await choose(page, 'Provinsi', 'Jawa Barat');
  await choose(page, 'Kota/Kabupaten', 'Kota Bandung');
  await choose(page, 'Kecamatan', 'Cicendo');
  await choose(page, 'Kelurahan/Desa', 'Arjuna');
  const file = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await paintJpeg(page, '#0f766e') };
  for (const label of ['Foto Pelapak', 'Foto Toko', 'Foto KTP']) {
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/cdn/single-upload'));
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(file);
    await sent;
  }
};
