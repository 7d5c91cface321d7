import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { callsBeforePaint, firstRow, now, rowsShown, timeToPaint } from '../paint';
import { visit } from '../visit';

type Paging = {
  /** Milliseconds to the next page of 10 rows, by pointer. */
  nextPage: number;
  /** Milliseconds to 100 rows. */
  hundredRows: number;
  /** Requests between the click and the paint. */
  callsForSeen: number;
};

/** Milliseconds that the pointer rests on a button before the click, enough for a fetch on hover. */
const hoverMs = 150;

/** Milliseconds for which a person looks at a page. Meanwhile, both applications finish what they do after its paint. */
const lookMs = 1000;

/** Measures paging in an open list: to the next page, back to the previous one, and to 100 rows. */
export const paging = async (browser: Browser, app: App, cpu: 1 | 4): Promise<Paging> => {
  const { landmarks } = app;
  const opened = await visit(browser, app, { cpu });
  const { page, context } = opened;
  await page.goto(landmarks.list);
  await rowsShown(page, landmarks.row);
  await page.waitForLoadState('networkidle');

  const press = async (selector: string, count: number): Promise<{ ms: number; calls: number }> => {
    const not = await firstRow(page, landmarks.row);
    await page.hover(selector);
    await page.waitForTimeout(hoverMs);
    const from = await now(page);
    const ms = await timeToPaint(page, { selector: landmarks.row, count, not }, () => page.click(selector));
    await page.waitForTimeout(lookMs);
    return { ms, calls: await callsBeforePaint(page, from) };
  };

  // One warm-up: afterwards, both applications have compiled the code of a page.
  await press(landmarks.nextPage, 10);
  const next = await press(landmarks.nextPage, 10);
  const seen = await press(landmarks.previousPage, 10);

  if (landmarks.pageSizeOpener !== null) await page.click(landmarks.pageSizeOpener);
  const hundredRows = await timeToPaint(page, { selector: landmarks.row, count: 100, not: '' }, async () => {
    if (landmarks.pageSizeOpener === null) await page.selectOption(landmarks.pageSize, '100');
    else await page.click(landmarks.pageSize);
  });
  await context.close();
  return { nextPage: next.ms, hundredRows, callsForSeen: seen.calls };
};
