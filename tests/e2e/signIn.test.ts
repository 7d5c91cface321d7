import { describe, expect } from 'vitest';
import { holdBack } from './support/holdBack';
import { people } from './support/pages';
import { endTokenOf, fillLogin, namesOf, openAs, signIn } from './support/signIn';
import { story } from './support/story';

const tokenCookie = /^token$/;

describe('signing in', () => {
  story('shows the login page with its labels, version and title', async ({ page, calls }) => {
    await page.goto('/auth');
    await page.getByRole('heading', { level: 1, name: 'Selamat Datang!' }).waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.getByText(/1\.60\.1/).textContent()).toContain('development');
    expect(await page.getByLabel('Selalu ingat').isChecked()).toBe(false);
    expect(await page.title()).toContain('My Reborn');
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe('My Reborn');
    expect(calls).toEqual([]);
  });

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

  story('loads no part of the app before the user types', async ({ page, quiet }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/auth');
    await page.getByLabel('Username', { exact: true }).waitFor();
    await quiet();
    expect(scripts.length).toBeLessThanOrEqual(4);
    const content = await page.evaluate(
      async (urls) => (await Promise.all(urls.map((url) => fetch(url).then((file) => file.text())))).join(''),
      scripts,
    );
    expect(content).not.toContain('RaLayout');
    expect(content).not.toContain('MuiInput');
    expect(content.length).toBeLessThan(400_000);
  });

  story('lasts a day, or a year with Selalu ingat', async ({ page, context }) => {
    const days = async (): Promise<number> => {
      const cookie = (await context.cookies()).find(({ name }) => tokenCookie.test(name));
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

describe('the menu', () => {
  for (const { username, pages, full_name, role_name, email } of people)
    story(`of ${username} has exactly the pages that the account may open`, async ({ page }) => {
      await openAs(page, username, '/dashboard');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      const menu = page.getByRole('navigation', { name: 'Apps' });
      const groups = [...new Set(pages.flatMap(({ group }) => group ?? []))];
      expect(await namesOf(menu.getByRole('button'))).toEqual(groups);

      const seen: string[] = await namesOf(menu.getByRole('link'));
      for (const group of groups) {
        const button = menu.getByRole('button', { name: group });
        if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        // One open at a time.
        expect(await menu.locator('[aria-expanded="true"]').count()).toBe(1);
        seen.push(...(await namesOf(menu.getByRole('link'))));
      }
      expect([...new Set(seen)].sort()).toEqual(pages.map(({ label }) => label).sort());

      const links = await menu
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual(pages.map(({ path }) => path));

      const bar = page.getByRole('banner');
      expect(await bar.innerText()).toContain(role_name);
      await bar.getByRole('button', { name: full_name }).click();
      for (const text of [full_name, role_name, email])
        await page.getByText(text, { exact: true }).last().waitFor();
      await page.getByRole('link', { name: 'Profile' }).waitFor();
      await page.getByRole('button', { name: 'Keluar' }).waitFor();
    });
});

describe('the end of the session', () => {
  story(
    'by a logout clears everything, informs the server, and leads every tab to the login',
    async ({ page, context, calls }) => {
      await openAs(page, 'superadmin', '/dashboard');
      await page.getByRole('navigation', { name: 'Apps' }).getByRole('link', { name: 'Orderan' }).click();
      await page.waitForURL('/dashboard/orders');
      const otherTab = await context.newPage();
      await otherTab.goto('/dashboard/member-list/seller');
      await otherTab.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

      await page.getByRole('banner').getByRole('button', { name: 'Ratna Kusumawardani' }).click();
      await page.getByRole('button', { name: 'Keluar' }).click();
      await page.waitForURL('/auth');
      await page.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
      await otherTab.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();

      expect(calls.filter((call) => call === 'POST /users-services/api/v1/logout')).toHaveLength(1);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);

      // On Back, the earlier page shows the login form too.
      await page.goBack();
      await page.waitForURL('/dashboard');
      await page.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
    },
  );

  story(
    'comes with the next page when the server no longer accepts the token',
    async ({ page, expectComplaint, calls }) => {
      expectComplaint(/status of 401/);
      await signIn(page, 'superadmin');
      // No page of the product is open, so only the next page can notice it.
      await page.goto('about:blank');
      await endTokenOf(page);
      calls.splice(0);
      await page.goto('/dashboard/member-list/seller');
      await page.getByText('Sesi Sudah Habis Silahkan Login Kembali!').waitFor();
      await page.waitForURL('/auth');
      expect(await page.getByText('Sesi Sudah Habis Silahkan Login Kembali!').count()).toBe(1);
      expect(calls.filter((call) => call.endsWith('/logout'))).toEqual([]);
    },
  );
});
