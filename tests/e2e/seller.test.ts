import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paintJpeg } from './support/jpeg';
import { choose, tabTo, typeInto, upload } from './support/keyboard';
import { openAs } from './support/signIn';
import { story } from './support/story';

const list = '/dashboard/member-list/seller';

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

const search = async (page: Page, text: string): Promise<void> => {
  await page.getByPlaceholder('Cari produk').pressSequentially(text);
  await page.waitForURL((url) => url.searchParams.get('filter')?.includes(text) ?? false);
};

/** A made-up seller whose NIK belongs to Bandung and to a woman born on 20 October 1990. */
const seller = {
  fullName: 'Siti Rahmawati',
  storeName: 'Toko Papan Ketik',
  phone: '6281298765432',
  email: 'siti.rahmawati@toko.example',
  nik: '3273056010900009',
};

describe('a seller', () => {
  story(
    'is registered with the keyboard alone and three photos, then found, edited, deactivated and deleted',
    async ({ page }) => {
      await openAs(page, 'superadmin', list);
      await heading(page, 'Pelapak').waitFor();
      await tabTo(page, 'Daftarkan Pelapak');
      await page.keyboard.press('Enter');
      await heading(page, 'Daftarkan Pelapak').waitFor();
      await page.getByText('Masukan data yang sesuai').waitFor();

      const fill = async (texts: Record<string, string>) => {
        for (const [label, text] of Object.entries(texts)) await typeInto(page, label, text);
      };
      await fill({
        'Nama Lengkap': seller.fullName,
        'Nomor NIK': seller.nik,
        'Nomor Telephone': seller.phone,
        Email: seller.email,
      });
      await choose(page, 'Provinsi', 'Jawa Barat');
      await choose(page, 'Kota/Kabupaten', 'Kota Bandung');
      await choose(page, 'Kecamatan', 'Andir');
      await choose(page, 'Kelurahan/Desa', 'Ciroyom');
      await fill({
        ...{ Alamat: 'Jalan Ciroyom 12', RT: '7', RW: '012', 'Kode Pos': '40182' },
        ...{ 'Nama Toko': seller.storeName, 'Slogan Toko': 'Ketik lalu jadi' },
        ...{ 'Alamat Toko': 'Jalan Ciroyom 14', 'Deskripsi Toko': 'Papan ketik dan alat tulis' },
        ...{ 'Nama Bank': 'Bank Mandiri', 'Nomor Rekening': '0012345678901' },
        'Nama Pemilik Rekening': seller.fullName,
      });
      expect(await page.getByLabel(/^Username/).inputValue()).toBe(seller.phone);
      expect(await page.getByRole('textbox', { name: /^Password/ }).inputValue()).toBe('20Okt1990');
      await upload(page, 'Foto Pelapak', await paintJpeg(page, '#0f766e'));
      await upload(page, 'Foto Toko', await paintJpeg(page, '#b45309'));
      await upload(page, 'Foto KTP', await paintJpeg(page, '#1d4ed8'));
      await tabTo(page, 'Simpan');
      await page.keyboard.press('Enter');
      await page.getByText('Data Berhasil disimpan!').waitFor();
      await page.waitForURL((url) => url.pathname === list);
      // The card shows the user name and the password once. Enter copies both, and only then Escape closes it.
      const card = page.getByRole('dialog', { name: 'Pelapak sudah terdaftar' });
      await card.getByText('20Okt1990').waitFor();
      // The tooltip of one copy button is not over the other.
      await card.getByRole('button', { name: 'Salin Username' }).hover();
      const tooltip = await page.getByRole('tooltip', { name: 'Salin Username' }).boundingBox();
      const other = await card.getByRole('button', { name: 'Salin Password' }).boundingBox();
      expect((tooltip?.y ?? Infinity) + (tooltip?.height ?? 0)).toBeLessThanOrEqual(other?.y ?? 0);
      await page.keyboard.press('Enter');
      await page.getByText('Data akun disalin.').waitFor();
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });

      // The list finds the seller, also after a reload.
      await search(page, seller.storeName);
      const row = rowOf(page, seller.storeName);
      await row.waitFor();
      expect(await row.innerText()).toContain('Kota Bandung');
      expect(await row.getByText('Aktif', { exact: true }).count()).toBe(1);
      await page.reload();
      await row.waitFor();

      // The page of the seller has its contacts and leads to the form, which has the typed values.
      await row.getByRole('link', { name: seller.storeName, exact: true }).click();
      await heading(page, seller.storeName).waitFor();
      await page.getByText('Detail berhasil dimuat').waitFor();
      await page.getByText('Toko ini belum memiliki pesanan.').waitFor();
      const whatsApp = page.getByRole('link', { name: 'Buka WhatsApp' });
      expect(await whatsApp.getAttribute('href')).toBe(`https://wa.me/${seller.phone}`);
      await page.getByRole('link', { name: 'Ubah', exact: true }).click();
      await heading(page, 'Ubah Pelapak').waitFor();
      expect(await page.getByLabel(/^RT/).inputValue()).toBe('007');
      expect(await page.getByLabel(/^Nomor Rekening/).inputValue()).toBe('0012345678901');
      expect(await page.getByLabel(/^Kelurahan\/Desa/).inputValue()).toBe('Ciroyom');
      await page.getByLabel(/^Slogan Toko/).selectText();
      await page.keyboard.type('Ketik sekali langsung jadi');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await page.getByText('Data Berhasil diubah!').waitFor();
      await row.waitFor();

      // Deactivated.
      await row.getByRole('link', { name: `Ubah ${seller.storeName}` }).click();
      await heading(page, 'Ubah Pelapak').waitFor();
      expect(await page.getByLabel(/^Slogan Toko/).inputValue()).toBe('Ketik sekali langsung jadi');
      await page.getByRole('switch').first().click();
      await page.getByRole('button', { name: 'Simpan' }).click();
      const question = page.getByRole('alertdialog', { name: `Nonaktifkan ${seller.storeName}?` });
      await question.getByRole('textbox', { name: /^Alasan/ }).pressSequentially('Toko tutup sementara');
      await question.getByRole('button', { name: 'Nonaktifkan' }).click();
      await page.getByText('Data Berhasil diubah!').waitFor();
      await row.getByText('Tidak Aktif').waitFor();

      // Deleted.
      await row.getByRole('button', { name: 'Hapus Data' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByText(`Hapus ${seller.storeName}`).waitFor();
      await dialog.getByRole('button', { name: 'Batal' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await row.getByRole('button', { name: 'Hapus Data' }).click();
      await dialog.getByText(/^Tidak ada produk/).waitFor();
      await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
      await page.getByText('Data Berhasil hapus!').waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await row.waitFor({ state: 'detached' });
    },
  );
});
