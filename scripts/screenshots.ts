import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../mocks/server/accounts';
import { findBrowser, launchBrowser } from './browser';
import { environment } from './environment';
import { type Shot, shots } from './shots';

const folder = 'docs/screenshots';
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
