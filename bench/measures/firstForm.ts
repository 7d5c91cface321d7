import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { rowsShown, timeToPaint } from '../paint';
import { type Conditions, visit } from '../visit';

/** Milliseconds that a person looks at the list before opening a form. */
const lookMs = 3000;

/** Measures the milliseconds from the list to the first opening of a seller form, by the row or by the create button. */
export const firstForm = async (
  browser: Browser,
  app: App,
  form: 'edit' | 'create',
  conditions: Conditions,
): Promise<{ ms: number }> => {
  const { list, row, field, createButton, editOpener } = app.landmarks;
  const { page, context } = await visit(browser, app, conditions);
  await page.goto(list);
  await rowsShown(page, row);
  await page.waitForTimeout(lookMs);
  const opener = form === 'edit' ? `${row}:nth-child(2) ${editOpener}` : createButton;
  const ms = await timeToPaint(page, { selector: field, filled: form === 'edit' }, () => page.click(opener));
  await context.close();
  return { ms };
};
