import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { become, fillLogin, openAs } from './support/signIn';
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
  // One with a picture beside its facts, and one with a table.
  for (const list of ['top-up', 'orders'])
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
      await translate(page);
      const texts: string[] = [];
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) {
        await turn(key);
        texts.push(await textOf(page));
      }
      await page.reload();
      await settled(page, quiet);
      const [, third, second] = texts;
      expect(texts[0]).toBe(second);
      await expect.poll(() => textOf(page)).toBe(second);
      await turn('ArrowRight');
      await expect.poll(() => textOf(page)).toBe(third);
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
    'a form says what is missing, and still takes what is typed, on a page and in a drawer',
    async ({ page, quiet }) => {
      await become(page, 'superadmin');
      // Each form is left unsaved.
      page.on('dialog', (question) => void question.accept());
      for (const path of ['access-management', 'master-data/banner-information']) {
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
