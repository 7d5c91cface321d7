import type { Browser } from 'playwright-core';
import { demoPassword } from '../../mocks/server/accounts';
import type { App } from '../apps';
import { timeToPaint } from '../paint';
import { visit } from '../visit';

/** Milliseconds that a person takes to type the password, during which code is prefetched. */
const typingMs = 1500;

/** Measures the milliseconds from a click on the login button to the page after it. */
export const landing = async (browser: Browser, app: App, cpu: 1 | 4): Promise<{ ms: number }> => {
  const { loginField, password, submit, landed, login } = app.landmarks;
  const { page, context } = await visit(browser, app, { cpu, signedIn: false });
  await page.goto(login);
  await page.locator(loginField).pressSequentially('superadmin');
  await page.locator(password).pressSequentially(demoPassword);
  await page.waitForTimeout(typingMs);
  const ms = await timeToPaint(page, { selector: landed }, () => page.click(submit));
  await context.close();
  return { ms };
};
