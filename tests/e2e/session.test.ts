import { describe, expect } from 'vitest';
import { endTokenOf, fillLogin, openAs, signIn, waitForCounts } from './support/signIn';
import { story } from './support/story';

const sellers = '/dashboard/member-list/seller';
const over = 'Sesi Sudah Habis Silahkan Login Kembali!';

describe('the end of a session', () => {
  story('in one tab keeps what the same person typed in another tab', async (person) => {
    const { context, page } = person;
    person.expectComplaint(/401/);
    await signIn(page, 'superadmin');
    const other = await context.newPage();
    await other.goto(`${sellers}/create`);
    await other.getByLabel('Nama Lengkap').fill('Sari Wulandari');
    await waitForCounts(other);

    await endTokenOf(page);
    await page.goto(sellers);
    await page.getByText(over).waitFor();
    await other.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
    expect(await other.getByText(over).count()).toBe(0);

    await fillLogin(page, 'superadmin');
    await other.getByText(/sudah dipulihkan/).waitFor();
    expect(await other.getByLabel('Nama Lengkap').inputValue()).toBe('Sari Wulandari');
  });

  story('by a logout ends the other tab too, and leaves no data to the next person', async (person) => {
    const { context, page } = person;
    await signIn(page, 'superadmin');
    const other = await context.newPage();
    await other.goto(`${sellers}/create`);
    await other.getByLabel('Nama Lengkap').fill('Sari Wulandari');

    await page.getByRole('button', { name: /Super Admin/ }).click();
    await page.getByRole('button', { name: 'Keluar' }).click();
    await other.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();

    await fillLogin(page, 'adminpelapak');
    await other.getByRole('heading', { name: /^Selamat datang, / }).waitFor();
    expect(new URL(other.url()).pathname).toBe('/dashboard');
    await other.goto(`${sellers}/create`);
    expect(await other.getByLabel('Nama Lengkap').inputValue()).toBe('');
    expect(await other.getByText(/sudah dipulihkan/).count()).toBe(0);
  });

  story(
    'by a deleted cookie is noticed at the next page, with a message',
    async ({ context, page, quiet }) => {
      await openAs(page, 'superadmin', sellers);
      await page.getByRole('table').waitFor();
      // The automatic requests of the page would notice it earlier.
      await waitForCounts(page);
      await quiet();
      await context.clearCookies({ name: 'token' });
      await page.getByRole('link', { name: 'Driver' }).click();
      await page.waitForURL('/auth');
      await page.getByText(over).waitFor();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  );

  story(
    'is not needed when the browser cannot store the token, because the session does not begin',
    async ({ page, expectComplaint }) => {
      // The page asks the server to end the token that it could not store; the server does not know this token.
      expectComplaint(/401 \(Unauthorized\).*\/logout/);
      await page.route('**/backoffice/login', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/("access_token":")[^"]*/, `$1${'x'.repeat(5000)}`);
        await route.fulfill({ response: answer, body });
      });
      await page.goto('/auth');
      await fillLogin(page, 'superadmin');
      await page.getByText(/Browser tidak menyimpan sesi Anda/).waitFor();
      expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
    },
  );
});
