import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, networkAddress } from '../../scripts/browser';
import { openAs } from './support/signIn';
import { arrive } from './support/story';

const sellers = '/dashboard/member-list/seller';

let browser: Browser;
let another: Server;
let anotherSite: string;

beforeAll(async () => {
  // Playwright switches off the browser's cache of whole pages for Back.
  browser = await launchBrowser(process.env.CHROMIUM_PATH ?? '', undefined, ['--disable-back-forward-cache']);
  another = createServer((_, response) =>
    response.setHeader('Content-Type', 'text/html').end('<title>Situs lain</title>'),
  );
  await new Promise<void>((ready) => another.listen(0, '127.0.0.1', ready));
  anotherSite = `http://${networkAddress}:${(another.address() as AddressInfo).port}/`;
});

afterAll(async () => {
  await browser.close();
  another.close();
});

/** Opens the sellers, and follows a link to another site. */
const leaveSellers = async () => {
  const person = await arrive({}, browser);
  const { page } = person;
  await page.addInitScript(() => {
    const frames: string[] = [];
    const note = (): void => {
      const isHidden = getComputedStyle(document.documentElement).opacity === '0';
      frames.push(isHidden ? 'hidden' : (document.querySelector('h1')?.textContent ?? ''));
      requestAnimationFrame(note);
    };
    // Only of a page that comes out of the cache.
    addEventListener('pageshow', ({ persisted }) => persisted && note());
    Object.assign(window, { frames });
  });
  await openAs(page, 'superadmin', sellers);
  await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
  await person.quiet();
  await page.goto(anotherSite);
  const back = async (): Promise<void> => {
    await page.evaluate(() => void setTimeout(() => history.back()));
    // A page out of the cache has no load event, for which Playwright would wait.
    await expect.poll(() => page.url()).not.toBe(anotherSite);
  };
  /** The headings that a person has seen since, frame by frame. */
  const seen = async (): Promise<string[]> => [
    ...new Set(await page.evaluate(() => (window as unknown as { frames: string[] }).frames)),
  ];
  return { ...person, back, seen };
};

describe('Back from another site', () => {
  test('shows the page at once, as it was left', async () => {
    const { page, back, seen, forgetCalls, calls, leave } = await leaveSellers();
    forgetCalls();
    await back();
    await page.getByRole('heading', { level: 1, name: 'Pelapak' }).waitFor();
    await expect.poll(seen).toContain('Pelapak');
    expect(calls.filter((call) => call.endsWith('/get-list-merchant'))).toEqual([]);
    await leave();
  });

  test('shows the login form and nothing before it, when the session has ended meanwhile', async () => {
    const { page, context, back, seen, leave } = await leaveSellers();
    // As an expiry does, of which no tab learns by a message.
    await context.clearCookies();
    await back();
    await page.getByRole('heading', { level: 1, name: 'Selamat Datang!' }).waitFor();
    await expect.poll(seen).toContain('Selamat Datang!');
    expect(await seen()).toEqual(['hidden', 'Selamat Datang!']);
    await leave();
  });

  test('shows the login form after a logout in another tab', async () => {
    const { page, context, back, leave } = await leaveSellers();
    const tab = await context.newPage();
    await tab.goto('/dashboard/profile');
    await tab.getByRole('button', { name: /Super Admin/ }).click();
    await tab.getByRole('button', { name: 'Keluar' }).click();
    await tab.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
    await back();
    await page.getByRole('heading', { name: 'Selamat Datang!' }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await leave();
  });
});
