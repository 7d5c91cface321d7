import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paintJpeg } from './support/jpeg';
import { choose, tabTo, typeInto, upload } from './support/keyboard';
import { endTokenOf, fillLogin, openAs, waitForCounts } from './support/signIn';
import { story } from './support/story';

const list = '/dashboard/member-list/seller';
const create = `${list}/create`;

const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

const rowOf = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });

const search = async (page: Page, text: string): Promise<void> => {
  await page.getByPlaceholder('Cari produk').fill(text);
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
      await page.goto('/auth');
      await typeInto(page, 'Username', 'superadmin');
      await typeInto(page, 'Password', 'rahasia123');
      await page.keyboard.press('Enter');
      await page.waitForURL('/dashboard');
      await heading(page, /./).waitFor();
      await tabTo(page, 'Pelapak').catch(async () => {
        await tabTo(page, 'Daftar');
        await page.keyboard.press('Enter');
        await tabTo(page, 'Pelapak');
      });
      await page.keyboard.press('Enter');
      await heading(page, 'Pelapak').waitFor();
      await tabTo(page, 'Daftarkan Pelapak');
      await page.keyboard.press('Enter');
      await heading(page, 'Daftarkan Pelapak').waitFor();
      await page.getByText('Masukan data yang sesuai').waitFor();

      await typeInto(page, 'Nama Lengkap', seller.fullName);
      await typeInto(page, 'Nomor Telephone', seller.phone);
      await typeInto(page, 'Email', seller.email);
      await typeInto(page, 'Nomor NIK', seller.nik);
      await choose(page, 'Provinsi', 'Jawa Barat');
      await choose(page, 'Kota/Kabupaten', 'Kota Bandung');
      await choose(page, 'Kecamatan', 'Andir');
      await choose(page, 'Kelurahan/Desa', 'Ciroyom');
      await typeInto(page, 'RT', '7');
      await typeInto(page, 'RW', '012');
      await typeInto(page, 'Kode Pos', '40182');
      await typeInto(page, 'Alamat', 'Jalan Ciroyom 12');
      await typeInto(page, 'Nama Toko', seller.storeName);
      await typeInto(page, 'Alamat Toko', 'Jalan Ciroyom 14');
      await typeInto(page, 'Slogan Toko', 'Ketik lalu jadi');
      await typeInto(page, 'Deskripsi Toko', 'Papan ketik dan alat tulis');
      await typeInto(page, 'Nama Bank', 'Bank Mandiri');
      await typeInto(page, 'Nomor Rekening', '0012345678901');
      await typeInto(page, 'Nama Pemilik Rekening', seller.fullName);
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
      await page.getByLabel(/^Slogan Toko/).fill('Ketik sekali langsung jadi');
      await page.getByRole('button', { name: 'Simpan' }).click();
      await page.getByText('Data Berhasil diubah!').waitFor();
      await row.waitFor();

      // Deactivated.
      await row.getByRole('link', { name: `Ubah ${seller.storeName}` }).click();
      await heading(page, 'Ubah Pelapak').waitFor();
      expect(await page.getByLabel(/^Slogan Toko/).inputValue()).toBe('Ketik sekali langsung jadi');
      await page
        .getByRole('switch')
        .or(page.getByLabel(/^Status/))
        .first()
        .click();
      await page.getByRole('button', { name: 'Simpan' }).click();
      const question = page.getByRole('alertdialog', { name: `Nonaktifkan ${seller.storeName}?` });
      await question.getByRole('textbox', { name: /^Alasan/ }).fill('Toko tutup sementara');
      await question.getByRole('button', { name: 'Nonaktifkan' }).click();
      await page.getByText('Data Berhasil diubah!').waitFor();
      await row.getByText('Tidak Aktif').waitFor();

      // Deleted.
      await row.getByRole('button', { name: 'Hapus Data' }).click();
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
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

  story(
    'is restored in its form when the session ended while the user typed it',
    async ({ page, expectComplaint, calls, forgetCalls }) => {
      expectComplaint(/status of 401/);
      await openAs(page, 'superadmin', create);
      await page.getByLabel(/^Nama Lengkap/).fill('Rina Marlina');
      await page.getByLabel(/^Nama Toko/).fill('Toko Tengah Jalan');
      await waitForCounts(page);
      await endTokenOf(page);
      forgetCalls();
      // The next call notices that the token ended.
      await page.getByRole('combobox', { name: /^Provinsi/ }).click();
      await page.getByText('Sesi Sudah Habis Silahkan Login Kembali!').waitFor();
      await page.waitForURL('/auth');
      expect(calls.filter((call) => call.endsWith('/logout'))).toEqual([]);
      // The browser has stored none of it.
      expect(
        await page.evaluate(() =>
          JSON.stringify([Object.values(localStorage), Object.values(sessionStorage)]),
        ),
      ).not.toContain('Rina');

      await fillLogin(page, 'superadmin');
      await page.waitForURL('/dashboard');
      await page.getByRole('link', { name: 'Lanjutkan Formulir' }).click();
      await heading(page, 'Daftarkan Pelapak').waitFor();
      await expect.poll(() => page.getByLabel(/^Nama Lengkap/).inputValue()).toBe('Rina Marlina');
      expect(await page.getByLabel(/^Nama Toko/).inputValue()).toBe('Toko Tengah Jalan');
    },
  );

  story('shows an error of the server at its field', async ({ page, expectComplaint }) => {
    expectComplaint(/status of 4(00|22)/);
    await openAs(page, 'superadmin', list);
    const known = page.getByRole('row').nth(1);
    const email = (await known.getByText(/@/).innerText()).trim();
    await page
      .getByRole('row')
      .nth(2)
      .getByRole('link', { name: /^Ubah / })
      .click();
    await page.getByText('Detail berhasil dimuat').waitFor();
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Simpan' }).click();
    const field = page.getByLabel(/^Email/);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(email);
  });
});
