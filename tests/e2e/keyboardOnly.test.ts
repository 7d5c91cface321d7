import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { tabTo, typeInto } from './keyboard';
import { signIn } from './signIn';
import { story } from './story';

/** The tag and the words of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return `${activeElement?.tagName.toLowerCase()}: ${activeElement?.textContent.trim() ?? ''}`;
  });

const press = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

describe('by keyboard alone', () => {
  story('somebody signs in and goes on from the heading of the page', async ({ page }) => {
    await page.goto('/auth');
    await typeInto(page, 'Username', 'pengamat');
    await typeInto(page, 'Password', 'rahasia123');
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toMatch(/^h1: Selamat datang, /);
  });

  story('a role is changed: matrix, preview, review', async ({ page }) => {
    await signIn(page, 'superadmin');
    await page.goto('/dashboard/access-management/create');
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

  story('a top-up is decided, and the next one after it', async ({ page }) => {
    await signIn(page, 'keuangan');
    await page.goto(`/dashboard/top-up?filter=${encodeURIComponent('{"status":"MENUNGGU_VERIFIKASI"}')}`);
    const codes = page.getByRole('link', { name: /^TU-/ });
    await codes.first().waitFor();
    const [first = '', second = ''] = await codes.allInnerTexts();
    await tabTo(page, first);
    await press(page, 'Enter');
    await expect.poll(() => focused(page)).toBe('h1: Detail Top-Up Saldo');
    await tabTo(page, 'Tolak');
    await press(page, 'Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.type('Nama pengirim berbeda');
    await tabTo(page, 'Tolak');
    await press(page, 'Enter');
    await page.getByText(`${first} ditolak.`).waitFor();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    // The button is gone with the state: the page itself goes on.
    await expect.poll(() => focused(page)).toBe('h1: Detail Top-Up Saldo');
    await press(page, 'ArrowRight');
    await page.getByText(new RegExp(`^${second} · `)).waitFor();
  });

  story('filters are set and taken back, pages turned, a record opened', async ({ page }) => {
    await signIn(page, 'pengamat');
    await page.goto('/dashboard/member-list/driver');
    await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
    await tabTo(page, 'Filter');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Filter data' }).waitFor();
    await press(page, 'Tab');
    await press(page, 'ArrowDown');
    await page.waitForURL(/vehicle_type/);
    await press(page, 'Escape');
    await expect.poll(() => focused(page)).toMatch(/^button: Filter/);
    await press(page, 'Tab');
    await press(page, 'Enter');
    await page.getByRole('list', { name: 'Filter yang aktif' }).waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).not.toMatch(/^body/);
  });
});
