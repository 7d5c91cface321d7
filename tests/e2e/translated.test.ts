import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillLogin, openAs } from './support/signIn';
import { story } from './support/story';
import { translate } from './support/translator';

const textOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Waits until a page shows nothing that is still loading. */
const settled = async (page: Page, quiet: () => Promise<void>): Promise<void> => {
  await heading(page).waitFor();
  await quiet();
  await expect.poll(() => page.getByText('Memuat data …').count()).toBe(0);
};

describe('in a page that a browser translates', () => {
  story('the page asks not to be translated', async ({ page }) => {
    await page.goto('/auth');
    expect(await page.locator('html').getAttribute('translate')).toBe('no');
    expect(await page.locator('meta[name="google"]').getAttribute('content')).toBe('notranslate');
  });

  for (const list of ['product-list', 'top-up', 'orders', 'member-list/driver'])
    story(`the next record of ${list} shows its own texts`, async ({ page, quiet }) => {
      await openAs(page, 'superadmin', `/dashboard/${list}`);
      await page.getByRole('table').getByRole('link').first().click();
      await settled(page, quiet);
      const turn = async (key: string) => {
        const { pathname } = new URL(page.url());
        await page.keyboard.press(key);
        await page.waitForURL((url) => url.pathname !== pathname);
        await settled(page, quiet);
      };
      const keys = ['ArrowRight', 'ArrowRight', 'ArrowLeft'];
      const texts: string[] = [];
      for (const key of keys) {
        await turn(key);
        texts.push(await textOf(page));
      }
      await turn('ArrowLeft');
      // The records are read again.
      await page.reload();
      await settled(page, quiet);
      await translate(page);
      for (const [index, key] of keys.entries()) {
        await turn(key);
        await expect.poll(() => textOf(page)).toBe(texts[index]);
      }
    });

  story('a list shows the texts of its next page, and the counts of its tabs', async ({ page, quiet }) => {
    await openAs(page, 'superadmin', '/dashboard/product-list');
    await settled(page, quiet);
    await translate(page);
    await page.getByRole('button', { name: 'Halaman 2' }).click();
    await page.waitForURL(/page=2/);
    await settled(page, quiet);
    const walked = await textOf(page);
    await page.reload();
    await settled(page, quiet);
    await expect.poll(() => textOf(page)).toBe(walked);
  });

  story('a login that fails can be repeated', async ({ page, expectComplaint }) => {
    expectComplaint(/400 \(Bad Request\)/);
    await page.goto('/auth');
    await page.getByLabel('Username', { exact: true }).waitFor();
    await translate(page);
    await fillLogin(page, 'superadmin', 'salah12345');
    await page.getByText('Password tidak valid!').waitFor();
    await fillLogin(page, 'superadmin');
    await page.waitForURL('/dashboard');
    await heading(page).waitFor();
  });

  story(
    'every form that adds something says what is missing, and still takes what is typed',
    async ({ page, quiet }) => {
      await openAs(page, 'superadmin', '/dashboard');
      // Each form is left unsaved.
      page.on('dialog', (question) => void question.accept());
      for (const path of [
        'member-list/seller',
        'member-list/user-admin',
        'access-management',
        'make-category',
        'master-data/banner-information',
      ]) {
        await page.goto(`/dashboard/${path}/create`);
        const input = page.locator('form').last().getByRole('textbox').first();
        await input.waitFor();
        await quiet();
        await translate(page);
        await page.getByRole('button', { name: 'Simpan', exact: true }).click();
        await page
          .getByText(/tidak boleh kosong/)
          .first()
          .waitFor();
        await input.fill('Uji');
        await expect.poll(() => input.inputValue()).toBe('Uji');
      }
    },
  );
});
