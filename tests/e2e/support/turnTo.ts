import type { Page } from 'playwright-core';

/** Goes to an address as a link of the product does, without a page load. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Does the same, and waits until another page or a drawer is open. */
export const turnTo = async (page: Page, path: string): Promise<void> => {
  const before = await page.evaluateHandle(() => ({
    heading: document.querySelector('h1'),
    dialog: document.querySelector('[role="dialog"]'),
  }));
  await follow(page, path);
  await page.waitForFunction(({ heading, dialog }) => {
    const opened = document.querySelector('[role="dialog"]');
    return !heading?.isConnected || (opened !== null && opened !== dialog);
  }, before);
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
};
