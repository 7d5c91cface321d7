import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { waitingTopUps, withFilter } from '../matrix/addresses';
import { tabTo, typeInto } from './support/keyboard';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

/** The tag and the text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName.toLowerCase()}: ${activeElement?.textContent.trim() ?? ''}`;
  });

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

describe('with the keyboard alone,', () => {
  story('a user signs in, and the focus moves to the heading of the page', async ({ page }) => {
    await page.goto('/auth');
    await typeInto(page, 'Username', 'pengamat');
    await typeInto(page, 'Password', 'rahasia123');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toMatch(/^h1: Selamat datang, /);
  });

  story('a user creates a role: preview, rights, review', async ({ page }) => {
    await openAs(page, 'superadmin', '/dashboard/access-management/create');
    await page.getByRole('textbox', { name: 'Peran' }).waitFor();
    await typeInto(page, 'Peran', 'Pengawas Malam');
    await tabTo(page, 'Lihat sebagai Peran');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Lihat sebagai Pengawas Malam' }).waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe('button: Lihat sebagai Peran');
    await tabTo(page, 'Lihat Orderan');
    await press(page, 'Space');
    await tabTo(page, 'Kelola Top-Up Saldo');
    await press(page, 'Space');
    expect(await page.getByRole('checkbox', { name: 'Lihat Top-Up Saldo' }).isChecked()).toBe(true);
    await tabTo(page, 'Simpan');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(() => focused(page)).toBe('button: Batal');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('button: Simpan');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await tabTo(page, 'Simpan');
    await press(page, 'Enter');
    await page.getByText('Data Berhasil disimpan!').waitFor();
    await expect.poll(() => focused(page)).toBe('h1: Akses Manajemen');
  });

  story('a user rejects a top-up and approves the next one, which opens by itself', async ({ page }) => {
    await openAs(page, 'keuangan', waitingTopUps);
    const codes = page.getByRole('link', { name: /^TU-/ });
    await codes.first().waitFor();
    const [first = '', second = '', third = '', fourth = ''] = await codes.allInnerTexts();
    await tabTo(page, first);
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe(`h1: ${first}`);
    await tabTo(page, 'Tolak');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.type('Nama pengirim berbeda');
    await tabTo(page, 'Tolak');
    await press(page, 'Enter');
    await page.getByText(`${first} ditolak.`).waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    // The next one opened automatically.
    await page.getByRole('heading', { level: 1, name: second }).waitFor();
    await tabTo(page, 'Setujui');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').getByText(`Setujui ${second}?`).waitFor();
    await expect.poll(() => focused(page)).toBe('button: Setujui');
    await press(page, 'Enter');
    await page.getByText(`${second} disetujui. Saldo sudah ditambahkan.`).waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    // The keys of the third one act at once.
    await page.getByRole('heading', { level: 1, name: third }).waitFor();
    await press(page, 'ArrowRight');
    await page.getByRole('heading', { level: 1, name: fourth }).waitFor();
  });

  story('a user saves a view and makes it the default, and a new page load opens it', async ({ page }) => {
    const ready = () => page.getByText(/^Menampilkan 1–/).waitFor();
    const finished = withFilter('/dashboard/orders', { status: 'SELESAI' });
    await openAs(page, 'superadmin', `${finished}&sort=total&order=DESC`);
    await ready();
    await tabTo(page, 'Tampilan');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Tampilan daftar' }).waitFor();
    await typeInto(page, 'Nama Tampilan', 'Selesai besar');
    await press(page, 'Enter');
    await page.getByText('Tampilan “Selesai besar” disimpan.').waitFor();
    await tabTo(page, 'Selesai besar');
    await press(page, 'Enter');
    await tabTo(page, 'Jadikan bawaan');
    await press(page, 'Enter');
    await page.getByText('Menu kini membuka tampilan “Selesai besar”.').waitFor();
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toBe('button: Tampilan');
    // A page load before the browser has stored the view would not have it.
    await expect
      .poll(async () => JSON.stringify(await page.context().storageState({ indexedDB: true })))
      .toContain('isDefault');

    // A new page load, with an address without parameters.
    await page.goto('/dashboard/orders');
    await page.waitForURL(/SELESAI.*sort=total/);
    await ready();
    const tab = page.getByRole('button', { name: 'Selesai besar', pressed: true });
    await tab.waitFor();
    await page.getByRole('button', { name: /^Semua/ }).focus();
    await press(page, 'Enter');
    await page.getByRole('button', { name: 'Selesai besar', pressed: false }).waitFor();
    await tabTo(page, 'Selesai besar');
    await press(page, 'Enter');
    await tab.waitFor();
    expect(page.url()).toMatch(/SELESAI.*order=DESC/);
  });

  story('a user blocks ten selected products, and then selects a range of rows', async ({ page }) => {
    await openAs(page, 'superadmin', withFilter('/dashboard/product-list', { status: 'TAYANG' }));
    await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
    await tabTo(page, 'Pilih semua di halaman ini');
    await press(page, 'Space');
    await page.getByText('10 produk dipilih').waitFor();
    await tabTo(page, 'Blokir', 'Shift+Tab');
    await press(page, 'Enter');
    await page.getByRole('alertdialog', { name: 'Blokir 10 produk?' }).waitFor();
    await page.keyboard.type('Merek tiruan');
    await tabTo(page, 'Blokir 10 produk');
    await press(page, 'Enter');
    await page.getByText('10 berhasil').waitFor();
    await expect.poll(() => focused(page)).toBe('button: Tutup');
    await press(page, 'Enter');
    await page.getByText('10 produk dipilih').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toMatch(/^div: /);
    // From one row to another with Shift and the space bar.
    await tabTo(page, 'Pilih semua di halaman ini');
    await press(page, 'Space');
    await press(page, 'Space');
    const boxes = page.getByRole('checkbox', { name: /^Pilih / });
    await boxes.nth(2).focus();
    await press(page, 'Space');
    await boxes.nth(5).focus();
    await press(page, 'Shift+Space');
    await page.getByText('4 produk dipilih').waitFor();
  });

  story(
    'a user finds a seller by phone, reaches the search of a list by its key, and the focus returns',
    async ({ page }) => {
      await openAs(page, 'superadmin', '/dashboard/member-list/seller');
      await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
      const row = page.getByRole('row').nth(1);
      const shop = await row.getByRole('rowheader').innerText();
      const [, , phone = ''] = await row.getByRole('cell').allInnerTexts();
      await turnTo(page, '/dashboard/profile');
      await press(page, 'Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type(phone.replace(/^62/, '0'));
      await page.getByRole('option', { name: new RegExp(`^${shop} .*${phone}$`) }).waitFor();
      await press(page, 'Enter');
      await page.waitForURL(/member-list\/seller\/[^/]+\/show$/);
      await expect.poll(() => focused(page)).toMatch(/^h1: /);

      await turnTo(page, '/dashboard/orders');
      await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
      await press(page, '/');
      await page.keyboard.type('INV?');
      expect(await page.getByRole('searchbox').inputValue()).toBe('INV?');
      expect(await page.getByRole('dialog').count()).toBe(0);
      await tabTo(page, 'Cari', 'Shift+Tab');
      await press(page, 'Enter');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await press(page, 'Escape');
      await expect.poll(() => focused(page)).toMatch(/^button: Cari/);
    },
  );

  story('a user sets a filter and removes it, turns a page and opens a record', async ({ page }) => {
    await openAs(page, 'pengamat', '/dashboard/member-list/driver');
    await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
    await tabTo(page, 'Filter');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Filter data' }).waitFor();
    await press(page, 'Tab');
    await press(page, 'ArrowDown');
    await page.waitForURL(/vehicle_type/);
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toMatch(/^button: Filter/);
    const chips = page.getByRole('list', { name: 'Filter yang aktif' });
    await chips.waitFor();
    await press(page, 'Tab');
    await press(page, 'Enter');
    await chips.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).not.toMatch(/^body/);
    await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
    await tabTo(page, 'Halaman berikutnya');
    await press(page, 'Enter');
    await page.getByText(/^Menampilkan 11–20 dari/).waitFor();
    const name = await page.locator('[aria-busy="false"] tbody a').first().innerText();
    await tabTo(page, name);
    await press(page, 'Enter');
    await page.waitForURL(/member-list\/driver\/[^/]+\/show$/);
    await expect.poll(() => focused(page)).toMatch(new RegExp(`^h1: ${name}`));
  });
});
