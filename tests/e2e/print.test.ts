import { expect } from 'vitest';
import { withFilter } from '../matrix/addresses';
import { openAs } from './support/signIn';
import { story } from './support/story';
import { turnTo } from './support/turnTo';

/** A page of each kind, and a text that it shows once it is loaded. */
const pages = [
  { path: '/dashboard/product-list?perPage=50', arrived: /^Menampilkan 1–50 dari/ },
  { path: '/dashboard/make-category', arrived: /^Daftar kategori$/ },
  { path: '/dashboard/access-management/peran-layanan/show', arrived: /^Linimasa$/ },
  { path: '/dashboard/profile', arrived: /^Ratna Kusumawardani$/ },
  { path: '/dashboard', arrived: /^Omzet hari ini$/ },
];

story('the browser prints any page as its content only, complete, and dark on white', async (person) => {
  const { page, quiet } = person;
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openAs(page, 'superadmin', '/dashboard/orders');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const { path, arrived } of pages) {
    await page.emulateMedia({ media: 'screen' });
    await turnTo(page, path);
    await page.getByRole('main').getByText(arrived).first().waitFor();
    await quiet();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('heading', { level: 1 }).isVisible(), path).toBe(true);
    const frame =
      '.top-bar, .sidebar, .page-header-actions, .search-box, .filter-button, .pagination button, .pagination select, .is-selection, .reorder-handle, .toaster';
    expect(await page.locator(frame).filter({ visible: true }).count(), path).toBe(0);
    expect(await page.locator('main tbody tr').filter({ visible: false }).count(), path).toBe(0);
    const paper = await page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement);
      const title = document.querySelector('h1');
      const cutOff = [...document.querySelectorAll('main *')].filter((element) => {
        const { overflowY } = getComputedStyle(element);
        const isForScreenReaders = element.clientHeight <= 1;
        return (
          !isForScreenReaders && overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1
        );
      });
      return {
        ground: ground.backgroundColor,
        ink: title && getComputedStyle(title).color,
        cutOff: cutOff.map(({ outerHTML }) => outerHTML.slice(0, 80)),
      };
    });
    expect(paper, path).toEqual({ ground: 'rgb(255, 255, 255)', ink: 'rgb(15, 23, 42)', cutOff: [] });
  }
});

story('a printed list says what was searched and how many rows there are', async ({ page, quiet }) => {
  await openAs(page, 'superadmin', withFilter('/dashboard/member-list/seller', { q: 'abadi' }));
  await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
  await quiet();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('searchbox', { name: /^Cari produk/ }).inputValue()).toBe('abadi');
  expect(await page.getByRole('searchbox', { name: /^Cari produk/ }).isVisible()).toBe(true);
  expect(await page.getByText(/^Menampilkan 1–10 dari/).isVisible()).toBe(true);
});

/** The number of pages of a PDF. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

story('a record prints without icons on as few pages as it needs', async ({ page, quiet }) => {
  // A row leads a person who may only view to the page of its record, never to its form.
  await openAs(page, 'pengamat', '/dashboard/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const [list, most] of [
    ['member-list/seller', 2],
    ['member-list/driver', 1],
    // With the proof of the transfer.
    [withFilter('top-up', { status: 'MENUNGGU_VERIFIKASI' }), 1],
  ] as const) {
    await turnTo(page, `/dashboard/${list}`);
    const path = await page.locator('tbody a').first().getAttribute('href');
    await turnTo(page, path ?? '');
    await page.getByRole('heading', { level: 2, name: 'Linimasa' }).waitFor();
    await quiet();
    await page.emulateMedia({ media: 'print' });
    const icons = page.locator('main dl svg').filter({ visible: true });
    expect([list, await icons.count()]).toEqual([list, 0]);
    await page.emulateMedia({ media: null });
    const printed = async () => pagesOf(await page.pdf({ preferCSSPageSize: true }));
    // A part that is still loading is taller than what comes.
    await expect.poll(printed, { message: list }).toBeLessThanOrEqual(most);
    expect(await printed(), list).toBeGreaterThan(0);
  }
});
