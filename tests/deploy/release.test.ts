import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect } from 'vitest';
import { paintJpeg } from '../e2e/support/jpeg';
import { openAs } from '../e2e/support/signIn';
import { story } from '../e2e/support/story';
import { deployed, release } from './support/deployed';

const { folder } = deployed();

/** Prepares a release of which every hashed file has another name. */
const prepare = (name: string): void => {
  const files = join(folder, 'srv/releases', name);
  cpSync('dist', files, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const names = readdirSync(join(files, 'assets'));
  const renamed = (file: string): string => file.replace(/\.\w+$/, `-${name}$&`);
  for (const path of ['index.html', ...names.map((file) => join('assets', file))]) {
    if (!/\.(js|css|html)$/.test(path)) continue;
    const text = readFileSync(join(files, path), 'utf8');
    writeFileSync(
      join(files, path),
      names.reduce((now, file) => now.replaceAll(file, renamed(file)), text),
    );
  }
  for (const file of names) renameSync(join(files, 'assets', file), join(files, 'assets', renamed(file)));
};

beforeAll(() => {
  for (const name of ['second', 'third']) prepare(name);
});
afterEach(() => release(folder, 'first'));

/** The first script of the page, by which its version is known. */
const scriptOf = (page: Page): Promise<string | null> =>
  page.locator('script[src]').first().getAttribute('src');

/** Opens a registration, and types a name and a photo. */
const beginRegistration = async (page: Page) => {
  await openAs(page, 'adminpelapak', '/dashboard/member-list/seller/create');
  await page.getByLabel(/^Nama Lengkap/).fill('Siti Rahmawati');
  const buffer = await paintJpeg(page, '#1d4ed8');
  const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel(/^Foto Toko/).setInputFiles(photo);
  const adjust = page.getByRole('button', { name: 'Sesuaikan', disabled: false });
  // The photo is sent.
  await adjust.waitFor();
  return {
    name: page.getByLabel(/^Nama Lengkap/),
    adjust,
    tools: page.getByRole('dialog', { name: 'Sesuaikan Foto Toko' }),
    bar: page.getByRole('status').filter({ hasText: 'Versi baru tersedia.' }),
  };
};

describe('a release', () => {
  story(
    'is what the next page gets, and takes no file from the open form of the one before',
    async ({ page }) => {
      const { name, adjust, tools, bar } = await beginRegistration(page);
      const first = await scriptOf(page);
      release(folder, 'second');
      await adjust.click();
      await tools.waitFor();
      expect([await bar.count(), await name.inputValue()]).toEqual([0, 'Siti Rahmawati']);

      const tab = await page.context().newPage();
      await tab.goto('/dashboard/member-list/seller');
      await tab.getByText(/^Menampilkan 1–10 dari/).waitFor();
      expect(await scriptOf(tab)).toBe(first?.replace('.js', '-second.js'));
    },
  );

  story(
    'tells an open form of two releases ago by a bar, and a rollback brings its files back',
    async ({ page, expectComplaint }) => {
      expectComplaint(/status of 404|MIME type \('text\/html'\)/);
      const { name, adjust, tools, bar } = await beginRegistration(page);
      release(folder, 'second');
      release(folder, 'third');
      await adjust.click();
      await bar.getByText('Simpan isian Anda, lalu muat ulang halaman ini.').waitFor();
      expect([await tools.count(), await name.inputValue()]).toEqual([0, 'Siti Rahmawati']);

      release(folder, 'first');
      await adjust.click();
      await tools.waitFor();
      expect(await name.inputValue()).toBe('Siti Rahmawati');
    },
    // A new window, whose cache has none of the files.
    {},
  );

  story(
    'is undone by the same command: the next page gets the earlier one, an open tab keeps its own',
    async ({ page }) => {
      release(folder, 'second');
      await openAs(page, 'superadmin', '/dashboard/profile');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await scriptOf(page)).toMatch(/-second\.js$/);
      release(folder, 'first');
      await page.getByRole('link', { name: 'Orderan' }).click();
      await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
      expect(await scriptOf(page)).toMatch(/-second\.js$/);
      await page.reload();
      await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
      expect(await scriptOf(page)).not.toMatch(/-second\.js$/);
    },
  );
});
