import { describe, expect } from 'vitest';
import { holdBack } from './support/holdBack';
import { fillLogin, openAs, signIn } from './support/signIn';
import { story } from './support/story';

describe('signing in', () => {
  story(
    'shows the login page, which has a title for links to it, without a call',
    async ({ page, calls }) => {
      await page.goto('/auth');
      await page.getByRole('heading', { level: 1, name: 'Selamat Datang!' }).waitFor();
      expect(await page.title()).toContain('My Reborn');
      expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('My Reborn');
      expect(calls).toEqual([]);
    },
  );

  story(
    'is not offered until the configuration with the host is loaded',
    async ({ page, expectComplaint }) => {
      expectComplaint(/status of 500.*config\.json/);
      await page.route('**/config.json', (route) => route.fulfill({ status: 500 }));
      await page.goto('/auth');
      await page.getByRole('heading', { level: 1, name: 'Aplikasi belum dapat dibuka' }).waitFor();
      expect(await page.getByLabel('Username', { exact: true }).count()).toBe(0);
      await page.unroute('**/config.json');
      await page.getByRole('button', { name: 'Coba lagi' }).click();
      await page.getByRole('heading', { level: 1, name: 'Selamat Datang!' }).waitFor();
    },
  );

  story(
    'shows the panel beside the form before React is downloaded, and does not move it',
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const send = await holdBack(page, /assets\/react-/);
      await page.goto('/auth', { waitUntil: 'commit' });
      const headline = page.getByText('Satu meja kerja untuk seluruh marketplace.');
      await headline.waitFor();
      expect(await page.getByRole('textbox').count()).toBe(0);
      const before = await headline.boundingBox();
      send();
      await page.getByLabel('Username', { exact: true }).waitFor();
      expect(await headline.boundingBox()).toEqual(before);
    },
  );

  story('does not show that panel to a person who is signed in', async ({ page }) => {
    await openAs(page, 'pengamat', '/dashboard');
    await holdBack(page, /assets\/react-/);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    // The colours are set right before the panel would be shown.
    await page.locator('html[data-scheme]').waitFor({ state: 'attached' });
    expect(await page.locator('#root > *').count()).toBe(0);
  });

  story('lasts a day, or a year with Selalu ingat', async ({ page, context }) => {
    const days = async (): Promise<number> => {
      const cookie = (await context.cookies()).find(({ name }) => name === 'token');
      return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);
    };
    await signIn(page, 'adminpelapak');
    expect(await days()).toBe(1);
    await page.goto('/auth');
    await page.getByLabel('Selalu ingat').check();
    await fillLogin(page, 'adminpelapak');
    await page.getByText('Berhasil Melakukan Login').waitFor();
    expect(await days()).toBe(365);
  });
});
