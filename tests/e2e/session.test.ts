import { describe, expect } from 'vitest';
import { endTokenOf, fillLogin, openAs, waitForCounts } from './support/signIn';
import { story } from './support/story';

const sellers = '/dashboard/member-list/seller';
const over = 'Sesi Sudah Habis Silahkan Login Kembali!';

describe('the end of a session', () => {
  story('in one tab, told once, keeps what the same person typed in another tab', async (person) => {
    const { calls, context, page } = person;
    person.expectComplaint(/401/);
    await openAs(page, 'superadmin', '/dashboard/profile');
    const other = await context.newPage();
    await other.goto(`${sellers}/create`);
    await other.getByLabel('Nama Lengkap').fill('Sari Wulandari');
    await waitForCounts(other);

    await endTokenOf(page);
    person.forgetCalls();
    await page.goto(sellers);
    await page.getByText(over).waitFor();
    expect(await page.getByText(over).count()).toBe(1);
    await other.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
    expect(await other.getByText(over).count()).toBe(0);
    expect(calls.filter((call) => call.endsWith('/logout'))).toEqual([]);

    await fillLogin(page, 'superadmin');
    await other.getByText(/sudah dipulihkan/).waitFor();
    expect(await other.getByLabel('Nama Lengkap').inputValue()).toBe('Sari Wulandari');
  });

  story(
    'by a logout informs the server, ends the other tab too, and leaves no data to the next person',
    async ({ calls, context, page }) => {
      await openAs(page, 'superadmin', '/dashboard/profile');
      await page.getByRole('navigation', { name: 'Apps' }).getByRole('link', { name: 'Orderan' }).click();
      await page.waitForURL('/dashboard/orders');
      const other = await context.newPage();
      await other.goto(`${sellers}/create`);
      await other.getByLabel('Nama Lengkap').fill('Sari Wulandari');

      await page.getByRole('button', { name: /Super Admin/ }).click();
      await page.getByRole('button', { name: 'Keluar' }).click();
      await page.waitForURL('/auth');
      for (const tab of [page, other]) await tab.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
      expect(calls.filter((call) => call === 'POST /users-services/api/v1/logout')).toHaveLength(1);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      // On Back, the earlier page shows the login form too.
      await page.goBack();
      await page.waitForURL('/dashboard/profile');
      await page.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();

      await fillLogin(page, 'adminpelapak');
      await other.getByRole('heading', { name: /^Selamat datang, / }).waitFor();
      expect(new URL(other.url()).pathname).toBe('/dashboard');
      await other.goto(`${sellers}/create`);
      expect(await other.getByLabel('Nama Lengkap').inputValue()).toBe('');
      expect(await other.getByText(/sudah dipulihkan/).count()).toBe(0);
    },
  );
});
