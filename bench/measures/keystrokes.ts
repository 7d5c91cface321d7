import type { Browser } from 'playwright-core';
import type { App } from '../apps';
import { medianOf } from '../compare';
import { countersOf, visit } from '../visit';

const keys = 'Nama yang panjang supaya rata rata ketikan dapat dipercaya';

/**
 * Measures the milliseconds of processor time per keystroke in a text field of the seller form: the median of three passes,
 * which differ by up to a third from each other. Each pass types into an empty field, because a browser takes longer for
 * each key of a text that is longer than its field, and no name has 400 letters.
 */
export const keystrokes = async (browser: Browser, app: App, cpu: 1 | 4): Promise<number> => {
  const opened = await visit(browser, app, { cpu });
  const { page, context } = opened;
  await page.goto(app.landmarks.create);
  await page.click(app.landmarks.field);
  const type = async (): Promise<number> => {
    await page.fill(app.landmarks.field, '');
    const before = await countersOf(opened);
    for (const key of keys) await page.keyboard.press(key === ' ' ? 'Space' : key);
    const after = await countersOf(opened);
    return (((after.TaskDuration ?? NaN) - (before.TaskDuration ?? NaN)) * 1000) / keys.length;
  };
  // Warm-up: after some hundred keys, the engine has optimised the code of both applications.
  for (let pass = 0; pass < 4; pass++) await type();
  const { value } = medianOf([await type(), await type(), await type()]);
  await context.close();
  return value;
};
