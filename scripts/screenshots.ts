import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../mocks/server/accounts';
import { findBrowser, launchBrowser } from './browser';
import { environment } from './environment';

const folder = 'docs/screenshots';
const list = '/dashboard/member-list/seller';

type Shot = {
  name: string;
  /** Null if nobody is signed in. */
  account: string | null;
  path: string;
  /** True for another picture in dark colours, at 1440 px. */
  dark?: true;
  /** Actions before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
};

/** Opens the actions of a row, which are behind a button on a phone. */
const showActions = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: /^Tindakan untuk / }).first();
  if (await more.isVisible()) await more.click();
};

const editFirst = async (page: Page): Promise<void> => {
  await showActions(page);
  await page
    .getByRole('link', { name: /^Ubah / })
    .first()
    .click();
  await page.getByText('Detail berhasil dimuat').waitFor();
};

/** Opens the second record of the list, and waits for its page and its data. */
const openRow = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const list = (await heading.textContent()) ?? '';
  await page.getByRole('row').nth(2).getByRole('link').first().click();
  await heading.filter({ hasNotText: list }).waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
};

const shots: Shot[] = [
  { name: 'login', account: null, path: '/auth' },
  { name: 'list', account: 'superadmin', path: list, dark: true },
  { name: 'register', account: 'superadmin', path: `${list}/create`, dark: true },
  { name: 'edit', account: 'superadmin', path: list, prepare: editFirst },
  { name: 'seller', account: 'superadmin', path: list, prepare: openRow },
  {
    name: 'delete',
    account: 'superadmin',
    path: list,
    prepare: async (page) => {
      await showActions(page);
      await page.getByRole('button', { name: 'Hapus Data' }).first().click();
    },
  },
  { name: 'refused', account: 'keuangan', path: list },
  { name: 'dashboard', account: 'superadmin', path: '/dashboard', dark: true },
  ...[
    'member-list/driver',
    'member-list/user-admin',
    'product-list',
    'orders',
    'make-category',
    'master-data/banner-information',
    'consumer-list',
    'top-up',
  ].map((area) => ({ name: area.replace('/', '-'), account: 'superadmin', path: `/dashboard/${area}` })),
  { name: 'order', account: 'superadmin', path: '/dashboard/orders', prepare: openRow },
  { name: 'top-up-request', account: 'superadmin', path: '/dashboard/top-up', prepare: openRow },
  { name: 'role', account: 'superadmin', path: '/dashboard/access-management', prepare: openRow },
  { name: 'report', account: 'superadmin', path: '/dashboard/report-transaction', dark: true },
];

const signIn = async (page: Page, account: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Username', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
  // The first page of a session opens the menu on a phone and sets this cookie. The picture must show a later page.
  await page.waitForFunction(() => document.cookie.includes('firstLoad'));
};

/** Takes one picture after everything has loaded: requests, fonts, photos, and without toasts, which disappear after 3 s. */
const take = async (browser: Browser, shot: Shot, width: number, scheme: 'light' | 'dark'): Promise<void> => {
  const context = await browser.newContext({
    baseURL: `http://localhost:${environment().port}`,
    viewport: { width, height: width > 500 ? 900 : 844 },
    deviceScaleFactor: width > 500 ? 1 : 2,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'id-ID',
  });
  const page = await context.newPage();
  if (shot.account) await signIn(page, shot.account);
  await page.goto(shot.path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await shot.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  await page.screenshot({
    path: join(folder, `${shot.name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`),
  });
  await context.close();
};

/** `npm run screenshots`: takes the pictures for the documents from `npm start` in another terminal. */
const run = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser(findBrowser());
  try {
    for (const shot of shots) {
      await take(browser, shot, 1440, 'light');
      await take(browser, shot, 390, 'light');
      if (shot.dark) await take(browser, shot, 1440, 'dark');
    }
  } finally {
    await browser.close();
  }
};
export default run;
