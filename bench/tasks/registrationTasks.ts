import { paintJpeg } from '../../tests/e2e/support/jpeg';
import type { ChosenFile, Desk } from './desk';

/** Tasks that register sellers: one by the form, fifty by a file. */

const photo = async ({ page }: Desk, name: string): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await paintJpeg(page, '#0f766e'),
});

const shop = 'Toko Hitung Klik';

/** The data of a made-up seller, in the order of the form; a region is chosen from its list with Enter. */
const papers: readonly { label: string; text: string; isRegion?: true }[] = [
  { label: 'Nama Lengkap', text: 'Siti Rahmawati' },
  { label: 'Nomor NIK', text: '3273056010900009' },
  { label: 'Nomor Telephone', text: '6281298765432' },
  { label: 'Email', text: 'siti@toko.example' },
  { label: 'Provinsi', text: 'Jawa Barat', isRegion: true },
  { label: 'Kota/Kabupaten', text: 'Kota Bandung', isRegion: true },
  { label: 'Kecamatan', text: 'Andir', isRegion: true },
  { label: 'Kelurahan/Desa', text: 'Ciroyom', isRegion: true },
  { label: 'Alamat', text: 'Jalan Ciroyom 12' },
  { label: 'RT', text: '7' },
  { label: 'RW', text: '12' },
  { label: 'Kode Pos', text: '40182' },
  { label: 'Nama Toko', text: shop },
  { label: 'Slogan Toko', text: 'Segar setiap hari' },
  { label: 'Alamat Toko', text: 'Jalan Ciroyom 14' },
  { label: 'Deskripsi Toko', text: 'Sayur dan buah' },
  { label: 'Nama Bank', text: 'BCA' },
  { label: 'Nomor Rekening', text: '0012345678' },
  { label: 'Nama Pemilik Rekening', text: 'Siti Rahmawati' },
];

/** The task 'register a seller': a whole form, with three photos. */
export const registerSeller = async (desk: Desk): Promise<void> => {
  const { page, press, type, click, choose } = desk;
  await desk.begin();
  await press('Control+k');
  const palette = page.getByRole('dialog');
  await type(palette.getByRole('combobox'), 'daftarkan');
  await palette.getByRole('option', { name: /^Daftarkan Pelapak/, selected: true }).waitFor();
  await press('Enter');
  await page.locator('h1:focus', { hasText: 'Daftarkan Pelapak' }).waitFor();
  for (const { label, text, isRegion } of papers) {
    await press('Tab');
    await type(page.getByLabel(new RegExp(`^${label}\\s*\\*?$`)), text);
    if (!isRegion) continue;
    await page.getByRole('option', { name: text, exact: true }).and(page.locator('.Mui-focused')).waitFor();
    await press('Enter');
  }
  for (const label of ['Foto Pelapak', 'Foto Toko', 'Foto KTP']) {
    const stored = page.waitForResponse((response) => response.url().endsWith('/cdn/single-upload'));
    await choose(page.getByLabel(label), [await photo(desk, 'foto.jpg')]);
    await stored;
  }
  await click(page.getByRole('button', { name: 'Simpan', exact: true }));
  const card = page.getByRole('dialog', { name: 'Pelapak sudah terdaftar' });
  await card.locator('button:focus').waitFor();
  await press('Enter');
  await page.getByText('Data akun disalin.').waitFor();
  await press('Escape');
  await card.waitFor({ state: 'detached' });
  await page.getByRole('row').filter({ hasText: shop }).waitFor();
};

const heads = [
  ...['Nama Lengkap', 'Nomor NIK', 'Nomor Telephone', 'Email', 'Provinsi', 'Kota/Kabupaten', 'Kecamatan'],
  ...['Kelurahan/Desa', 'Alamat', 'RT', 'RW', 'Kode Pos', 'Nama Toko', 'Slogan Toko', 'Alamat Toko'],
  ...['Deskripsi Toko', 'Nama Bank', 'Nomor Rekening', 'Nama Pemilik Rekening'],
  ...['Foto Pelapak', 'Foto Toko', 'Foto KTP'],
];

const sellerLine = (index: number): string[] => {
  const day = String((index % 28) + 1).padStart(2, '0');
  const number = String(index).padStart(4, '0');
  return [
    ...['Rina Marlina', `327305${day}0891${number}`, `628127777${number}`, `impor${index}@toko.example`],
    ...['Jawa Barat', 'Kota Bandung', 'Andir', 'Ciroyom', 'Jalan Ciroyom 12', '007', '012', '40182'],
    ...[`Toko Impor ${index}`, 'Segar setiap hari', 'Jalan Ciroyom 14', 'Sayur dan buah'],
    ...['BCA', '0012345678', 'Rina Marlina', 'pelapak.jpg', 'toko.jpg', 'ktp.jpg'],
  ];
};

const table = (count: number): ChosenFile => {
  const lines = [heads, ...Array.from({ length: count }, (_, index) => sellerLine(index + 1))];
  const text = lines.map((cells) => cells.join(';')).join('\r\n');
  return { name: 'pelapak.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
};

/** The task 'import fifty sellers', from a CSV file and three photos. */
export const importFiftySellers = async (desk: Desk): Promise<void> => {
  const { page, click, choose } = desk;
  await desk.begin();
  const menu = page.getByRole('navigation', { name: 'Menu Anda' });
  await click(menu.getByRole('link', { name: 'Pelapak', exact: true }));
  await click(page.getByRole('link', { name: 'Impor' }));
  const photos = ['pelapak.jpg', 'toko.jpg', 'ktp.jpg'].map((name) => photo(desk, name));
  await choose(page.getByLabel('Tabel pelapak'), [table(50)]);
  await choose(page.getByLabel('Foto pelapak, toko, dan KTP'), await Promise.all(photos));
  await page.getByText('50 siap').waitFor();
  await click(page.getByRole('button', { name: 'Daftarkan 50 Pelapak' }));
  const report = page.getByRole('dialog', { name: 'Hasil impor pelapak' });
  await report.getByText('50 berhasil').waitFor();
  const accounts = page.waitForEvent('download');
  await click(report.getByRole('button', { name: 'Unduh akun (CSV)' }));
  await accounts;
  await click(report.getByRole('button', { name: 'Tutup' }));
  await report.waitFor({ state: 'detached' });
  await page.getByText('50 sudah terdaftar').waitFor();
};
