import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { fillLogin, openAs } from './support/signIn';
import { story } from './support/story';
import { translate } from './support/translator';
import { turnTo } from './support/turnTo';

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
  story('the next record of each kind shows its own texts', async ({ page, quiet }) => {
    await openAs(page, 'superadmin', '/dashboard/profile');
    await settled(page, quiet);
    await translate(page);
    const records: { path: string; text: string }[] = [];
    for (const list of ['top-up', 'member-list/driver']) {
      await turnTo(page, `/dashboard/${list}`);
      await page.getByRole('table').getByRole('link').first().click();
      await settled(page, quiet);
      // The last one, which has been read already, takes the place of the other at once.
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
        const { pathname } = new URL(page.url());
        await page.keyboard.press(key);
        await page.waitForURL((url) => url.pathname !== pathname);
        await settled(page, quiet);
      }
      records.push({ path: new URL(page.url()).pathname, text: await textOf(page) });
    }
    await page.reload();
    await settled(page, quiet);
    for (const { path, text } of records) {
      await turnTo(page, path);
      await settled(page, quiet);
      await expect.poll(() => textOf(page)).toBe(text);
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

  story('the login asks not to be translated, and can be repeated when it fails', async (person) => {
    const { page } = person;
    person.expectComplaint(/400 \(Bad Request\)/);
    await page.goto('/auth');
    expect(await page.locator('html').getAttribute('translate')).toBe('no');
    expect(await page.locator('meta[name="google"]').getAttribute('content')).toBe('notranslate');
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
      await openAs(page, 'superadmin', '/dashboard/profile');
      await settled(page, quiet);
      await translate(page);
      for (const path of [
        'member-list/seller',
        'member-list/user-admin',
        'access-management',
        'make-category',
        'master-data/banner-information',
      ]) {
        await turnTo(page, `/dashboard/${path}/create`);
        const form = page.locator('form').last();
        const input = form.getByRole('textbox').first();
        await input.waitFor();
        await quiet();
        await page.getByRole('button', { name: 'Simpan', exact: true }).click();
        await form
          .getByText(/tidak boleh kosong/)
          .first()
          .waitFor();
        await input.fill('Uji');
        await expect.poll(() => input.inputValue()).toBe('Uji');
        // A form in which something is typed would ask before it is left.
        await input.fill('');
      }
    },
  );
});
