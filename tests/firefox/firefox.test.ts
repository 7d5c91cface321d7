import { expect } from 'vitest';
import { launchFirefox } from '../../scripts/firefox';
import { paintJpeg } from '../e2e/support/jpeg';
import { fillLogin, openAs } from '../e2e/support/signIn';
import { arrive, story } from '../e2e/support/story';
import { withFilter } from '../matrix/addresses';

const list = '/dashboard/member-list/seller';

story('a person signs in and out, and leaves nothing in Firefox', async ({ context, page }) => {
  expect(context.browser()?.browserType().name()).toBe('firefox');
  await page.goto('/auth');
  await fillLogin(page, 'superadmin');
  await page.waitForURL('/dashboard');
  await page.getByRole('button', { name: /Super Admin/ }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  await page.waitForURL('/auth');
  await page.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

story('a list keeps its filter, and the session, over a reload and Back', async ({ page }) => {
  await openAs(page, 'superadmin', withFilter(list, { q: 'abadi' }));
  const shown = page.getByText(/^Menampilkan 1–10 dari/);
  const found = await shown.innerText();
  await page.reload();
  await shown.waitFor();
  expect(await shown.innerText()).toBe(found);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByText('Detail berhasil dimuat').waitFor();
  await page.goBack();
  await shown.waitFor();
  expect(await shown.innerText()).toBe(found);
  expect(await page.getByPlaceholder('Cari produk').inputValue()).toBe('abadi');
});

story('a form with a typed text is left after a question only', async ({ page }) => {
  await openAs(page, 'superadmin', list);
  await page.getByRole('link', { name: 'Daftarkan Pelapak' }).click();
  await page.getByLabel('Nama Lengkap').pressSequentially('Siti');
  // The address changes back at once, and no page loads.
  await page.evaluate(() => history.back());
  const question = page.getByRole('alertdialog', { name: 'Anda memiliki perubahan yang belum disimpan' });
  await question.getByRole('button', { name: 'Tetap di Halaman Ini' }).click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(`${list}/create`);
  expect(await page.getByLabel('Nama Lengkap').inputValue()).toBe('Siti');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Buang Perubahan' }).click();
  await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
});

story('a range of rows is selected with Shift and the space bar', async ({ page }) => {
  await openAs(page, 'superadmin', list);
  const boxes = page.getByRole('checkbox', { name: /^Pilih / });
  // The first one is that of the whole page.
  await boxes.nth(2).focus();
  await page.keyboard.press('Space');
  await boxes.nth(5).focus();
  await page.keyboard.press('Shift+Space');
  await page.getByText('4 pelapak dipilih').waitFor();
});

story('tabs whose counts do not come are hidden for three seconds', async ({ page }) => {
  await page.route(/orders\/counts/, () => undefined);
  await openAs(page, 'superadmin', '/dashboard/orders');
  const tab = page.getByRole('button', { name: /^Semua/ });
  await page.locator('.tab-line button').first().waitFor({ state: 'attached' });
  expect(await tab.isVisible()).toBe(false);
  await tab.waitFor();
});

story('a table of sellers is read beside the page', async ({ page }) => {
  await openAs(page, 'superadmin', `${list}/import`);
  const buffer = Buffer.from('Nama Pemilik,No. HP\nRina Marlina,6281277770001\n');
  await page.getByLabel('Tabel pelapak').setInputFiles({ name: 'pelapak.csv', mimeType: 'text/csv', buffer });
  await page.getByText('Contoh: 6281277770001').waitFor();
});

story('a photo that is too large is made smaller by a button', async ({ page }) => {
  await openAs(page, 'superadmin', `${list}/create`);
  // What follows the end of a JPEG belongs to the file, and not to its picture.
  const buffer = Buffer.concat([await paintJpeg(page, '#2563eb', 900, 1200), Buffer.alloc(5_120_000)]);
  await page.getByLabel('Foto KTP').setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer });
  const refusal = page.getByText('Ukuran Gambar Terlalu Besar');
  await refusal.waitFor();
  const answer = page.waitForResponse(/\/cdn\/single-upload$/);
  await page.getByRole('button', { name: 'Kecilkan ukuran file' }).click();
  expect((await answer).status()).toBe(200);
  await refusal.waitFor({ state: 'detached' });
});

story('a record prints its content only', async ({ page }) => {
  await openAs(page, 'superadmin', list);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByText('Detail berhasil dimuat').waitFor();
  // WebDriver BiDi cannot show the print media, so its rules are taken for the screen.
  await page.evaluate(() => {
    const take = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') rule.media.mediaText = 'screen';
        if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) take(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) take(sheet.cssRules);
  });
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  expect(await page.getByRole('link', { name: 'Ubah', exact: true }).isVisible()).toBe(false);
});

story('a person whose system is dark gets the dark scheme', async () => {
  const browser = await launchFirefox(process.env.E2E_FIREFOX ?? '', { 'ui.systemUsesDarkTheme': 1 });
  const { page } = await arrive({}, browser);
  await openAs(page, 'superadmin', list);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(11, 17, 32)',
  );
  await browser.close();
});
