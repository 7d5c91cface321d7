import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { rowsShown } from '../paint';
import { visit } from '../visit';

/**
 * Measures the milliseconds until a page of 10 sellers is shown, in a browser with cached files, so that only the list
 * itself counts.
 */
export const pageOfTen = async (browser: Browser, app: App): Promise<number> => {
  const { page, context } = await visit(browser, app, { cpu: 1 });
  await page.goto(app.landmarks.list);
  await rowsShown(page, app.landmarks.row);
  await page.waitForLoadState('networkidle');
  await page.goto(`${app.landmarks.list}?page=7&perPage=10`, { waitUntil: 'commit' });
  const ms = await page
    .waitForFunction(
      (row) => document.querySelectorAll(row).length === 10 && performance.now(),
      app.landmarks.row,
      {
        polling: 'raf',
      },
    )
    .then((handle) => handle.jsonValue() as Promise<number>);
  await context.close();
  return ms;
};
