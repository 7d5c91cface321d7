import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { rowsShown, timeToPaint } from '../paint';
import { visit } from '../visit';

/** Milliseconds that a person looks at the list before clicking a button. */
const lookMs = 3000;

/** Measures the milliseconds from a click to the panel that it opens for the first time. */
export const panel = async (
  browser: Browser,
  { landmarks, ...app }: App,
  name: string,
): Promise<{ ms: number }> => {
  const { opener, content } = landmarks.panels[name] ?? { opener: '', content: '' };
  const { page, context } = await visit(browser, { landmarks, ...app }, { cpu: 1 });
  await page.goto(landmarks.list);
  await rowsShown(page, landmarks.row);
  await page.waitForTimeout(lookMs);
  const ms = await timeToPaint(page, { selector: content }, () => page.locator(opener).first().click());
  await context.close();
  return { ms };
};
