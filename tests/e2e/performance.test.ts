import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from '../../scripts/browser';
import { holdBack } from './support/holdBack';
import { fillLogin, openAs } from './support/signIn';
import { arrive, type Person } from './support/story';

/**
 * Figures of docs/performance.md that are the same on every machine. Raise a limit by hand, and
 * only with a reason, never because files became larger by accident.
 */

/** KiB of a file of the build after brotli 11, as a host sends it. */
const compressed = (path: string): number =>
  brotliCompressSync(readFileSync(join('dist', path)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length / 1024;

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;
type Visit = Person & { requests: string[] };

/** A browser with an empty cache; `storageState` signs a user in, and without it no user is signed in. */
const visit = async (storageState?: SignedIn, width = 1440, browser?: Browser): Promise<Visit> => {
  const person = await arrive(
    {
      viewport: { width, height: 900 },
      reducedMotion: 'no-preference',
      ...(storageState && { storageState }),
    },
    browser,
  );
  const { page, context } = person;
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The browser may request the icon at any time.
    if (pathname !== '/icon.svg' && !request.isNavigationRequest()) requests.push(pathname);
  });
  await context.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    // On a busy machine counts take longer than the three seconds that tabs wait for them.
    const waitingStyle = new CSSStyleSheet();
    waitingStyle.replaceSync('.tab-line.is-waiting [aria-pressed] { animation-duration: 60s !important }');
    document.adoptedStyleSheets = [waitingStyle];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[])
        if (!entry.hadRecentInput && entry.value >= 0.0001)
          moves.push(
            `${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => (node as Element | undefined)?.className).join(', ')}`,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { ...person, requests };
};

/** The layout shifts without user input: the size of each, and the elements that moved. */
const movesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moves: string[] }).moves);

const hasTypeface = (page: Page): Promise<boolean> => page.evaluate(() => document.fonts.size > 0);

/** Expects that the page was painted in the typeface, and that nothing on it moved since. */
const expectStill = async ({ page, quiet }: Visit): Promise<void> => {
  expect(await hasTypeface(page)).toBe(true);
  await quiet();
  expect(await movesOf(page)).toEqual([]);
};

const scriptsOf = (requests: readonly string[]): string[] => requests.filter((path) => path.endsWith('.js'));
const stylesOf = (requests: readonly string[]): string[] => requests.filter((path) => path.endsWith('.css'));
const kibibytesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + compressed(path), 0);

const list = '/dashboard/member-list/seller';

let signedIn: SignedIn;
beforeAll(async () => {
  const { page, context } = await visit();
  // Any file of the product: only its storage is needed.
  await openAs(page, 'superadmin', '/config.json');
  signedIn = await context.storageState();
  await context.close();
});

let opened: Visit;
afterAll(() => opened.context.close());

describe('the login', () => {
  test('needs 68 KiB of JavaScript and one style sheet before it can be used, and moves nothing', async () => {
    opened = await visit();
    await opened.page.goto('/auth');
    await opened.page.getByLabel('Username').waitFor();
    expect(kibibytesOf(scriptsOf(opened.requests))).toBeLessThan(68);
    expect(stylesOf(opened.requests)).toHaveLength(1);
    await expectStill(opened);
  });

  test('leads to a home page whose first view takes at most nine calls', async () => {
    const { page, requests, quiet } = opened;
    // The page loads the app as soon as the user types.
    const app = page.waitForRequest(/\/assets\/app-/);
    await page.getByLabel('Username').fill('superadmin');
    await app;
    await quiet();
    const before = requests.length;
    await fillLogin(page, 'superadmin');
    await page.getByRole('link', { name: 'Lihat daftar: Konsumen aktif' }).waitFor();
    // The comparisons of the four sales figures come last. Early in the day they say that there is nothing to compare with.
    await expect.poll(() => page.getByText(/^(dibanding |Belum ada transaksi )/).count()).toBe(4);
    const callsSince = () =>
      requests
        .slice(before)
        .map((path) => /backoffice\/(.*)$|(cdn)\/bulk-generate/.exec(path))
        .flatMap((found) => (found ? [found[1] ?? found[2]] : []));
    // The address of the picture may be asked for later than the figures.
    await expect.poll(callsSince).toContain('cdn');
    const calls = callsSince();
    expect(calls[0]).toBe('login');
    // Figures of today, of the month, by day and by method, and those of two earlier periods when their end is known.
    // On the first day of a month, today and the month are one call.
    expect(calls.slice(1).length).toBeLessThanOrEqual(9);
    expect([...new Set(calls.slice(1))].toSorted()).toEqual([
      'cdn',
      'counts',
      'report-transaction/methods',
      'report-transaction/series',
      'report-transaction/summary',
    ]);
  });
});

describe('the list of sellers in a browser that has no file yet', () => {
  test('requests the app while React is still loading', async () => {
    const { page, context } = await visit(signedIn);
    const sendReact = await holdBack(page, '**/assets/react-*.js');
    const app = page.waitForRequest(/\/assets\/app-.*\.js$/, { timeout: 10_000 });
    await page.goto(list, { waitUntil: 'commit' });
    await app;
    sendReact();
    await context.close();
  });

  test('needs 225 KiB of JavaScript, two style sheets and ten requests before its rows, and moves nothing', async () => {
    const visitor = await visit(signedIn);
    const { page, context, requests } = visitor;
    // Counts at the response itself, because the page sends more requests after it has its rows.
    const rows = new Promise<string[]>((resolve) =>
      page.on('response', (response) => {
        if (response.url().endsWith('/get-list-merchant')) resolve([...requests]);
      }),
    );
    await page.goto(list);
    const before = await rows;
    expect(kibibytesOf(scriptsOf(before))).toBeLessThan(225);
    expect(scriptsOf(before)).toHaveLength(5);
    expect(stylesOf(before)).toHaveLength(2);
    // The other three: configuration, typeface and rows. The picture and the rights of the person may be asked for with them.
    expect(before.filter((path) => !/profile$|bulk-generate/.test(path))).toHaveLength(10);
    expect(before.length).toBeLessThanOrEqual(12);
    await page.getByText(/^Menampilkan 1–10 dari/).waitFor();
    await expectStill(visitor);
    // The list requests its rows before react-admin does, and react-admin uses them.
    expect(requests.filter((path) => path.endsWith('/get-list-merchant'))).toHaveLength(1);
    await context.close();
  });
});

const rows = /^Menampilkan 1–10 dari/;

describe('nothing moves after it was painted', () => {
  test.each([
    ['the home page', '/dashboard', 'Konsumen aktif', 1440],
    ['the form of a seller', `${list}/create`, 'Masukan data yang sesuai', 1440],
    ['the list of orders', '/dashboard/orders', rows, 1440],
    ['the report', '/dashboard/report-transaction', rows, 1440],
    // A list of cards.
    ['the list of sellers on a phone', list, rows, 390],
  ] as const)('on %s, which is painted in the typeface', async (_, path, last, width) => {
    const visitor = await visit(signedIn, width);
    await visitor.page.goto(path);
    await visitor.page.getByText(last).first().waitFor();
    await expectStill(visitor);
    await visitor.context.close();
  });
});

describe('when the typeface is late, the page keeps the font that the machine has, and nothing moves', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(process.env.CHROMIUM_PATH ?? '', 'tests/e2e/support/wideFonts.conf');
  });
  afterAll(() => browser.close());

  // Both wait for the typeface, for three seconds.
  test.concurrent.each([
    ['the login page', '/auth', 'Selamat Datang!', 1440],
    // Charts below each other.
    ['the report on a phone', '/dashboard/report-transaction', rows, 390],
  ] as const)('on %s', async (_, path, last, width) => {
    const { page, context, quiet } = await visit(path === '/auth' ? undefined : signedIn, width, browser);
    const sendTypeface = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByText(last).first().waitFor();
    const words = await page.getByText(last).first().boundingBox();
    const arrived = page.waitForResponse('**/*.woff2');
    sendTypeface();
    await (await arrived).finished();
    await quiet();
    expect(await hasTypeface(page)).toBe(false);
    expect(await page.getByText(last).first().boundingBox()).toEqual(words);
    expect(await movesOf(page)).toEqual([]);
    await context.close();
  });
});
