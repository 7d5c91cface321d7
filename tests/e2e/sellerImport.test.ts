import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import writeExcelFile from 'write-excel-file/universal';
import { withFilter } from '../matrix/addresses';
import { paintJpeg } from './support/jpeg';
import { tabTo } from './support/keyboard';
import { openAs } from './support/signIn';
import { story } from './support/story';

const list = '/dashboard/member-list/seller';
const count = 5;
const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const head = [
  ...['Nama Pemilik', 'No. KTP', 'No. HP', 'Email', 'Provinsi', 'Kab./Kota', 'Kecamatan', 'Kelurahan'],
  ...['Alamat', 'RT', 'RW', 'Kode Pos', 'Nama Toko', 'Slogan', 'Alamat Toko', 'Deskripsi Toko'],
  ...['Bank', 'No. Rekening', 'Atas Nama', 'Foto Pelapak', 'Foto Toko', 'Foto KTP'],
];

/** Made-up people; phone number, RT, RW and postal code are numbers, because Excel stores them so. */
const rowOf = (number: number): (string | number)[] => {
  const day = String((number % 28) + 1).padStart(2, '0');
  const digits = String(number).padStart(4, '0');
  return [
    ...['Rina Marlina', `327305${day}0891${digits}`, 81277770000 + number, `impor${number}@toko.example`],
    ...['JAWA BARAT', 'Kota Bandung', 'Kec. Andir', 'ciroyom'],
    ...['Jalan Ciroyom 12', 7, 12, 40182, `Toko Impor ${number}`, 'Segar setiap hari', 'Jalan Ciroyom 14'],
    ...['Sayur dan buah', 'BCA', '0012345678', 'Rina Marlina', 'pelapak.jpg', 'Toko.JPG', 'ktp.jpg'],
  ];
};

const excel = async (): Promise<Buffer> => {
  const rows = Array.from({ length: count }, (_, index) => rowOf(index + 1));
  const file = await writeExcelFile([head, ...rows], { sheet: 'Pelapak' }).toBlob();
  return Buffer.from(await file.arrayBuffer());
};

const chooseFiles = async (page: Page): Promise<void> => {
  const buffer = await paintJpeg(page, '#0f766e');
  await page
    .getByLabel('Foto pelapak, toko, dan KTP')
    .setInputFiles(
      ['pelapak.jpg', 'toko.jpg', 'KTP.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer })),
    );
  await page
    .getByLabel('Tabel pelapak')
    .setInputFiles({ name: 'pelapak.xlsx', mimeType, buffer: await excel() });
};

describe('an import', () => {
  story('reads a table beside the page, which a person can give up meanwhile', async ({ page }) => {
    const address = '**/assets/sellerReader*';
    await page.context().route(address, () => undefined);
    await openAs(page, 'adminpelapak', `${list}/import`);
    await page
      .getByLabel('Tabel pelapak')
      .setInputFiles({ name: 'satu.xlsx', mimeType, buffer: await excel() });
    const progress = page.getByRole('progressbar', { name: 'Membaca satu.xlsx …' });
    await progress.waitFor();
    await page.getByRole('button', { name: 'Batal' }).click();
    await progress.waitFor({ state: 'detached' });
    await page.context().unroute(address);
    const reader = page.waitForEvent('worker');
    await page
      .getByLabel('Tabel pelapak')
      .setInputFiles({ name: 'dua.xlsx', mimeType, buffer: await excel() });
    expect((await reader).url()).toContain('/assets/sellerReader');
    await page.getByText('dua.xlsx', { exact: false }).first().waitFor();
    await progress.waitFor({ state: 'detached' });
  });

  story('registers five sellers, and none of them a second time', async ({ page, calls, forgetCalls }) => {
    await openAs(page, 'adminpelapak', list);
    await tabTo(page, 'Impor');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Impor Pelapak' }).waitFor();
    const template = page.waitForEvent('download');
    await tabTo(page, 'Templat Excel');
    await page.keyboard.press('Enter');
    expect((await template).suggestedFilename()).toMatch(/^templat-impor-pelapak-.*\.xlsx$/);

    await chooseFiles(page);
    await page.getByText('5 siap').waitFor();
    expect(calls.filter((call) => call.endsWith('/merchant/register'))).toEqual([]);
    await tabTo(page, 'Daftarkan 5 Pelapak');
    await page.keyboard.press('Enter');
    const report = page.getByRole('dialog', { name: 'Hasil impor pelapak' });
    await report.getByText('5 berhasil').waitFor();
    await report.getByRole('row', { name: 'Toko Impor 1 6281277770001 02Agu1991' }).waitFor();
    expect(calls.filter((call) => call.endsWith('/merchant/register'))).toHaveLength(count);
    const accounts = page.waitForEvent('download');
    await report.getByRole('button', { name: 'Unduh akun (CSV)' }).click();
    expect((await accounts).suggestedFilename()).toMatch(/^impor-pelapak-akun-.*\.csv$/);
    await tabTo(page, 'Tutup');
    await page.keyboard.press('Enter');
    await page.getByText('5 sudah terdaftar').waitFor();

    await page.reload();
    forgetCalls();
    await chooseFiles(page);
    await page.getByText('5 sudah terdaftar').waitFor();
    expect(await page.getByRole('button', { name: /^Daftarkan/ }).count()).toBe(0);
    expect(calls.filter((call) => /register|single-upload/.test(call))).toEqual([]);

    await page.goto(withFilter(list, { q: 'Toko Impor' }));
    await page.getByText('Menampilkan 1–5 dari 5 data').waitFor();
  });
});
