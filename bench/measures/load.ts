import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { visit } from '../visit';

export type Load = {
  /** KiB of JavaScript, brotli 11, that the page asked for before it was ready. */
  js: number;
  /** Milliseconds to the largest contentful paint. */
  lcp: number;
  /** Milliseconds until what the page is for was there: the form, or the rows. */
  ready: number;
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
  const ready = await page
    .waitForFunction(
      (selector) => document.querySelector(selector) !== null && performance.now(),
      app.landmarks[sees[where]],
      { polling: 'raf' },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
  // The paint of what is there, and what is painted later, may be larger; a file is listed once it has come.
  await page.waitForTimeout(settleMs);
  const { scripts, lcp } = await page.evaluate(
    (before) =>
      new Promise<{ scripts: string[]; lcp: number }>((done) => {
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime < before && name.endsWith('.js'))
          .map(({ name }) => new URL(name).pathname);
        new PerformanceObserver((list) => {
          done({ scripts: [...new Set(scripts)], lcp: list.getEntries().at(-1)?.startTime ?? NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
    ready,
  );
  await context.close();
  const bytes = scripts.reduce((sum, path) => sum + app.compressed(path), 0);
  return { js: bytes / 1024, lcp, ready };
};
