import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../mocks/server/accounts';

/** Fills in and sends the login form that is on screen. */
export const fillLogin = async (page: Page, username: string, password = demoPassword): Promise<void> => {
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
};

/** Signs in on /auth and waits for the dashboard, or for its refusal. */
export const signIn = async (page: Page, username: string): Promise<void> => {
  await page.goto('/auth');
  await fillLogin(page, username);
  await page.waitForURL('/dashboard');
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
};

/** Waits for the menu's counts, the last thing that a page asks for by itself: after them, only a press finds out that a token ended. */
export const waitForCounts = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: /menunggu$/, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });

/** Makes the server forget the token of the page's session, as it does with one that is too old; the page knows nothing. */
export const endTokenOf = async (page: Page): Promise<void> => {
  const answer = await page.evaluate(async () => {
    const info = JSON.parse(localStorage.getItem('user-info') ?? '{}') as {
      token?: { access_token?: string };
    };
    const headers = {
      Accept: 'application/json',
      Authorization: `Bearer ${info.token?.access_token ?? ''}`,
      platform: 'web',
      'app-version': '1',
    };
    return (await fetch('/users-services/api/v1/logout', { method: 'POST', headers })).status;
  });
  if (answer !== 200) throw new Error(`logout answered ${answer}`);
};

/** The names of menu entries, without the count of what waits behind some. */
export const namesOf = async (entries: Locator): Promise<string[]> =>
  (await entries.allInnerTexts()).map((text) => text.replace(/\n[\s\S]*/, ''));
