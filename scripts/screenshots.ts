import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '../mocks/server/accounts';
import { among } from './badInput';
import { findBrowser, launchBrowser } from './browser';
import { environment } from './environment';
import { helpShots, helpSize, type Shot, shots } from './shots';

const folder = 'docs/screenshots';
const helpFolder = 'i18n/layout/help/pictures';

type Look = { width: number; height: number; scale: number; scheme: 'light' | 'dark' };

const signIn = async (page: Page, account: string): Promise<void> => {
  await page.goto('/auth');
  await page.getByLabel('Username', { exact: true }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('/dashboard');
  // The first page of a session opens the menu on a phone and sets this cookie. The picture must show a later page.
  await page.waitForFunction(() => document.cookie.includes('firstLoad'));
};

/** Opens a page and waits until everything has loaded: requests, fonts, photos, and without toasts, which disappear after 3 s. */
const show = async (browser: Browser, shot: Shot, look: Look): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: `http://localhost:${environment().port}`,
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.scale,
    colorScheme: look.scheme,
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
  return page;
};

const forDocuments = async (browser: Browser, shot: Shot, look: Look): Promise<void> => {
  const page = await show(browser, shot, look);
  const dark = look.scheme === 'dark' ? '-dark' : '';
  await page.screenshot({ path: join(folder, `${shot.name}-${look.width}${dark}.png`) });
  await page.context().close();
};

/** As WebP, which Playwright itself does not write: the pictures are part of the build. */
const forHelp = async (browser: Browser, shot: Shot, look: Look): Promise<void> => {
  const page = await show(browser, shot, look);
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  writeFileSync(join(helpFolder, `${shot.name}-${look.scheme}.webp`), data, 'base64');
  await page.context().close();
};

const desk = { width: 1440, height: 900, scale: 1, scheme: 'light' } as const;
const phone = { width: 390, height: 844, scale: 2, scheme: 'light' } as const;

/**
 * `npm run screenshots [-- NAME…]`: takes the pictures for the documents and the help pages, or those of these names, from
 * `npm start` in another terminal.
 */
const run = async (names: readonly string[]): Promise<void> => {
  among(
    names,
    [...shots, ...helpShots].map(({ name }) => name),
  );
  const isAsked = ({ name }: Shot): boolean => names.length === 0 || names.includes(name);
  mkdirSync(folder, { recursive: true });
  mkdirSync(helpFolder, { recursive: true });
  const browser = await launchBrowser(findBrowser());
  try {
    for (const shot of shots.filter(isAsked)) {
      await forDocuments(browser, shot, desk);
      await forDocuments(browser, shot, phone);
      if (shot.dark) await forDocuments(browser, shot, { ...desk, scheme: 'dark' });
    }
    for (const shot of helpShots.filter(isAsked)) {
      for (const scheme of ['light', 'dark'] as const)
        await forHelp(browser, shot, { ...helpSize, scale: 1.5, scheme });
    }
  } finally {
    await browser.close();
  }
};
export default run;
