import type { Page } from 'playwright-core';

/** Presses a tab of a list and waits for its rows, because the rows of the earlier tab stay until then. */
export const pressTab = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).click();
  await page.getByRole('button', { name, pressed: true }).waitFor();
  await page.locator('[role="region"][aria-busy="false"]').waitFor();
};
