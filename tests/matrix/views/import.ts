import type { Page } from 'playwright-core';
import { paintJpeg } from '../../e2e/support/jpeg';
import { press } from '../steps';
import { viewsAt } from '../view';

const head = [
  'Nama Lengkap;Nomor NIK;Nomor Telephone;Email;Provinsi;Kota/Kabupaten;Kecamatan;Kelurahan/Desa;Alamat;RT;RW;Kode Pos',
  'Nama Toko;Slogan Toko;Alamat Toko;Deskripsi Toko;Nama Bank;Nomor Rekening;Nama Pemilik Rekening',
  'Foto Pelapak;Foto Toko;Foto KTP',
].join(';');

/** A seller whom nobody has registered yet. */
const rowOf = (serial: number, city = 'Kota Bandung', email = `sari${serial}@contoh.id`): string =>
  [
    `Sari Wulandari;327305601090${String(serial).slice(-4)};62812${serial};${email}`,
    `Jawa Barat;${city};Cicendo;Arjuna;Jl. Mawar No. 5/7;7;12;40172`,
    `Toko Sari;Segar setiap hari;Jl. Mawar;Sayur dan buah;BCA;0012345678;Sari Wulandari;a.jpg;a.jpg;a.jpg`,
  ].join(';');

const choose = async (page: Page, rows: readonly string[]): Promise<void> => {
  const photo = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await paintJpeg(page, '#0f766e') };
  await page.getByLabel('Foto pelapak, toko, dan KTP').setInputFiles(photo);
  const buffer = Buffer.from([head, ...rows].join('\n'));
  await page.getByLabel('Tabel pelapak').setInputFiles({ name: 'pelapak.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('checkbox', { name: 'Rapikan teks' }).check();
};

const serialNow = (): number => Number(String(Date.now()).slice(-8).replace(/^0/, '1'));

/** The import of sellers, step by step. */
export const importViews = viewsAt('/dashboard/member-list/seller/import', 'Impor Pelapak', {
  'import, a file that is no table': async (page) => {
    const text = { name: 'catatan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') };
    await page.getByLabel('Tabel pelapak').setInputFiles(text);
    await page.getByText(/^File ini bukan tabel/).waitFor();
  },
  'import, unknown columns': async (page) => {
    const buffer = Buffer.from('A;B\n1;2\n');
    await page.getByLabel('Tabel pelapak').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await press(page, 'Periksa 1 baris');
    await page.getByText('Pilih kolom untuk Email').waitFor();
  },
  'import, checked': async (page) => {
    const serial = serialNow();
    await choose(page, [
      rowOf(serial),
      rowOf(serial + 1, 'Bandung'),
      rowOf(serial + 2, 'Kota Bandung', 'salah'),
    ]);
    await page.getByText('2 salah').waitFor();
  },
  'import, report': {
    prepare: async (page) => {
      await choose(page, [rowOf(serialNow())]);
      await press(page, 'Daftarkan 1 Pelapak');
      await page.getByRole('dialog', { name: 'Hasil impor pelapak' }).waitFor();
    },
  },
});
