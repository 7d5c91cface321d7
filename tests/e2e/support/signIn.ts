import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../../mocks/server/accounts';
import { clientHeaders } from '../../support/clientHeaders';

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

/**
 * Makes the page that of a signed-in user: it stores what a login stores (specification §3) before the page loads. The login
 * form has stories of its own.
 * @param at the origin at which the page will be opened, if not that of the stories
 */
export const become = async (page: Page, username: string, at?: string): Promise<void> => {
  const answer = await page.request.post('/users-services/api/v1/backoffice/login', {
    headers: clientHeaders,
    data: { username, password: demoPassword },
  });
  const { data } = (await answer.json()) as { data: { token: { access_token: string } } };
  const token = encodeURIComponent(data.token.access_token);
  const origin = at ?? new URL(answer.url()).origin;
  await page.context().addCookies([{ name: 'token', value: token, url: `${origin}/`, sameSite: 'Strict' }]);
  await page.addInitScript(
    ({ cookie, info }) => {
      // Only before the first page of the session.
      if (document.cookie.includes(cookie)) localStorage['user-info'] ??= info;
    },
    { cookie: `token=${token}`, info: JSON.stringify(data) },
  );
};

/** Opens an address as a signed-in user. */
export const openAs = async (page: Page, username: string, path: string): Promise<void> => {
  await become(page, username);
  await page.goto(path);
};

/** Waits for the counts of the menu, the last automatic request of a page: after it, only an action notices that the token ended. */
export const waitForCounts = (page: Page): Promise<void> =>
  page
    .getByRole('link', { name: /menunggu$/, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });

/** Makes the server forget the token of the page's session, as it does with an expired one; the page does not notice. */
export const endTokenOf = async (page: Page): Promise<void> => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token');
  const answer = await page.request.post('/users-services/api/v1/logout', {
    headers: { ...clientHeaders, Authorization: `Bearer ${decodeURIComponent(token?.value ?? '')}` },
  });
  if (!answer.ok()) throw new Error(`logout answered ${answer.status()}`);
};

/** The names of menu entries, without their counts. */
export const namesOf = async (entries: Locator): Promise<string[]> =>
  (await entries.allInnerTexts()).map((text) => text.replace(/\n[\s\S]*/, ''));
