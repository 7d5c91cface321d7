import type { Page, Request } from 'playwright-core';

const held = new WeakSet<Request>();

/** Whether a story holds this request back: the page is quiet although it waits for the answer. */
export const isHeldBack = (request: Request): boolean => held.has(request);

/** Holds back the requests of the page to an address, until the returned function is called. */
export const holdBack = async (page: Page, address: string | RegExp): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    held.add(route.request());
    await released;
    held.delete(route.request());
    await route.continue();
  });
  return release;
};
