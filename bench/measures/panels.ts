import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { rowsShown, timeToPaint } from '../paint';
import { visit } from '../visit';

/** Milliseconds that a person looks at the list before clicking a button. */
const lookMs = 3000;

/** Measures the milliseconds from a click to the panel that it opens, the first time and the second. */
export const panel = async (
  browser: Browser,
  { landmarks, ...app }: App,
  name: string,
): Promise<{ first: number; second: number }> => {
  const { opener, content } = landmarks.panels[name] ?? { opener: '', content: '' };
  const { page, context } = await visit(browser, { landmarks, ...app }, { cpu: 1 });
  await page.goto(landmarks.list);
  await rowsShown(page, landmarks.row);
  await page.waitForTimeout(lookMs);
  const open = () => timeToPaint(page, { selector: content }, () => page.locator(opener).first().click());
  const first = await open();
  await page.keyboard.press('Escape');
  await page.locator(content).first().waitFor({ state: 'hidden' });
  // A popover stays in the page during its closing animation.
  await page.waitForTimeout(500);
  const second = await open();
  await context.close();
  return { first, second };
};
