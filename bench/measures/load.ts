import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { visit } from '../visit';

type Load = {
  /** KiB of JavaScript, after brotli 11, that the page requested before it was ready. */
  js: number;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Milliseconds until the main content was in the page: the form, or the rows. */
  ready: number;
  /** Requests, without the document, that were sent before the main content was in the page. Later requests follow its paint. */
  requests: number;
  /** Cumulative layout shift: how far painted content moved later (https://web.dev/cls). */
  cls: number;
};

const settleMs = 2000;

const sees = { login: 'loginField', list: 'row' } as const;

/** Measures a cold load with the slow network and the slow processor. */
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
  // A later paint may be larger, and a file is only listed after its download.
  await page.waitForTimeout(settleMs);
  const { requested, lcp, cls } = await page.evaluate(async (before) => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        // An observer is not called if there are no entries.
        setTimeout(() => done([]), 500);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    return {
      requested: performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < before)
        .map(({ name }) => new URL(name).pathname)
        // The browser requests the icon at any time.
        .filter((path) => path !== '/icon.svg'),
      lcp: paints.at(-1)?.startTime ?? NaN,
      // Three decimals, as usual for this metric: less is a line of text that moves by two pixels.
      cls: Number(shifts.reduce((sum, { value }) => sum + value, 0).toFixed(3)),
    };
  }, inserted);
  await context.close();
  const scripts = new Set(requested.filter((path) => path.endsWith('.js')));
  const bytes = [...scripts].reduce((sum, path) => sum + app.compressed(path), 0);
  return { js: bytes / 1024, lcp, ready, requests: requested.length, cls };
};
