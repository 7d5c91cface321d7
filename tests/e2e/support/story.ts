import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchBrowser } from '../../../scripts/browser';
import { launchFirefox } from '../../../scripts/firefox';
import { isHeldBack } from './holdBack';

/** Where pictures of failed stories are put. */
const pictures = join(tmpdir(), 'e2e-failures');

/** That of `npm run firefox`; everywhere else, stories run in Chromium. */
const firefoxPath = process.env.E2E_FIREFOX;

let launched: Promise<Browser> | undefined;
/** The browser of every file that this process runs; it ends with the process. */
const ownBrowser = (): Promise<Browser> =>
  (launched ??= firefoxPath ? launchFirefox(firefoxPath) : launchBrowser(process.env.CHROMIUM_PATH ?? ''));

/** A browser window: cookies, storage, and everything that the browser complained about. */
type BrowserWindow = {
  context: BrowserContext;
  /** What the browser complained about: console errors, uncaught errors, breaches of the content security policy. */
  complaints: string[];
  /** Declares a complaint that belongs to the story, such as the 401 of an expired session. */
  expectComplaint: (pattern: RegExp) => void;
  /** Calls to the API since the last `forgetCalls`, as 'GET /users-services/…'. */
  calls: string[];
  forgetCalls: () => void;
  /** Resolves when no request was under way for `quietFor` since the call, not counting those that are held back. */
  quiet: () => Promise<void>;
};

/** A person with a browser window. */
export type Person = BrowserWindow & { page: Page; leave: () => Promise<void> };

/** Milliseconds after the last answer in which a page sends what follows from it. Playwright's 'networkidle' takes 500. */
const quietFor = 150;

const openWindow = async (
  options: BrowserContextOptions,
  browser: Browser,
): Promise<BrowserWindow & { empty: () => Promise<void> }> => {
  const context = await browser.newContext({
    // Where the product answers to the stories of this file (world.ts).
    baseURL: process.env.E2E_ORIGIN ?? '',
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sample, sourceFile }) =>
        console.error(`CSP ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`),
    );
  });

  const complaints: string[] = [];
  const expected: RegExp[] = [];
  const calls: string[] = [];
  const complain = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('weberror', (error) => complain(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  let blank: Page | undefined;
  const underWay = new Set<Request>();
  let lastAnswer = performance.now();
  const ended = (request: Request): void => {
    underWay.delete(request);
    lastAnswer = performance.now();
  };
  context.on('requestfinished', ended);
  context.on('requestfailed', ended);
  context.on('request', (request) => {
    underWay.add(request);
    const { pathname } = new URL(request.url());
    if (/^\/[^/]+-services\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return {
    context,
    complaints,
    expectComplaint: (pattern) => expected.push(pattern),
    calls,
    forgetCalls: () => calls.splice(0),
    quiet: async () => {
      const begin = performance.now();
      const isBusy = (): boolean => [...underWay].some((request) => !isHeldBack(request));
      while (isBusy() || performance.now() - Math.max(begin, lastAnswer) < quietFor) await wait(25);
    },
    empty: async () => {
      // While a page is open, the browser opens the next one in the same window, and not in a new one.
      blank ??= await context.newPage();
      for (const page of context.pages()) if (page !== blank) await page.close();
      await context.setOffline(false);
      await context.clearCookies();
      const session = await context.newCDPSession(blank);
      const origin = process.env.E2E_ORIGIN ?? '';
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
      await session.detach();
      for (const list of [complaints, expected, calls]) list.length = 0;
      underWay.clear();
    },
  };
};

/** Windows that people left. They keep only the files of the product, so that its code is not compiled again for each story. */
const leftWindows: Awaited<ReturnType<typeof openWindow>>[] = [];

/**
 * @param options other settings of this person's browser, such as its width or the signed-in user; with any, even none, the
 * window is a new one, with an empty cache
 * @param browser another browser than that of this process
 */
export const arrive = async (options?: BrowserContextOptions, browser?: Browser): Promise<Person> => {
  const left = options === undefined ? leftWindows.pop() : undefined;
  const own = left ?? (await openWindow(options ?? {}, browser ?? (await ownBrowser())));
  const page = await own.context.newPage();
  // With this listener, a file chooser is never lost between two listeners of the story.
  page.on('filechooser', () => undefined);
  const leave = async () => {
    // Firefox cannot empty a window.
    if (options !== undefined || firefoxPath) return own.context.close();
    await own.empty();
    leftWindows.push(own);
  };
  return { ...own, page, leave };
};

/** A test of one person's work in the browser. It fails on an error in the browser's console, and saves a screenshot of a failure. */
export const story = (
  name: string,
  act: (person: Person) => Promise<void>,
  options?: BrowserContextOptions,
): void =>
  test(name, async () => {
    const person = await arrive(options);
    try {
      await act(person);
      expect(person.complaints).toEqual([]);
    } catch (error) {
      mkdirSync(pictures, { recursive: true });
      const path = join(pictures, `${name.replaceAll(/\W+/g, '-')}.png`);
      await person.page.screenshot({ path }).catch(() => undefined);
      // Vitest's report shows no pictures: the person who reads it needs the path.
      console.log(`${name}: see ${path}`, person.complaints);
      throw error;
    } finally {
      await person.leave();
    }
  });
