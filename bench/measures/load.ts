import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { visit } from '../visit';

type Load = {
  /** KiB of JavaScript, brotli 11, that the page asked for before it was ready. */
  js: number;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Milliseconds until what the page is for was there: the form, or the rows. */
  ready: number;
  /** Requests, besides the document itself, that left before it was in the page: others follow its paint. */
  requests: number;
  /** Cumulative layout shift: how far what was painted moved later (https://web.dev/cls). */
  cls: number;
};

const settleMs = 2000;

const sees = { login: 'loginField', list: 'row' } as const;

/** A cold load over the slow network on the slow processor. */
export const load = async (browser: Browser, app: App, where: 'login' | 'list'): Promise<Load> => {
  const { page, context } = await visit(browser, app, {
    cpu: 4,
    slowNetwork: true,
    signedIn: where === 'list',
  });
  await page.goto(app.landmarks[where], { waitUntil: 'commit' });
  const { inserted, ready } = await page.evaluate(
    (selector) =>
      new Promise<{ inserted: number; ready: number }>((done) => {
        const look = (): void => {
          if (document.querySelector(selector) === null) return;
          observer.disconnect();
          const now = performance.now();
          requestAnimationFrame(() => done({ inserted: now, ready: performance.now() }));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
        look();
      }),
    app.landmarks[sees[where]],
  );
  // The paint of what is there, and what is painted later, may be larger; a file is listed once it has come.
  await page.waitForTimeout(settleMs);
  const { requested, lcp, cls } = await page.evaluate(async (before) => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        // An observer is not called back when there are no entries.
        setTimeout(() => done([]), 500);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      requested: performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < before)
        .map(({ name }) => new URL(name).pathname)
        // The browser asks for the icon when it likes to.
        .filter((path) => path !== '/icon.svg'),
      lcp: paints.at(-1)?.startTime ?? NaN,
      // To three places, as it is reported everywhere: below that, a line of text moved by two pixels.
      cls: Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3)),
    };
  }, inserted);
  await context.close();
  const scripts = new Set(requested.filter((path) => path.endsWith('.js')));
  const bytes = [...scripts].reduce((sum, path) => sum + app.compressed(path), 0);
  return { js: bytes / 1024, lcp, ready, requests: requested.length, cls };
};
