import type { Page } from 'playwright-core';

/** Holds back what the page asks an address for, until the function that it answers with is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
