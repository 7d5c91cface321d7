import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { App } from './apps';

/** The conditions of a visit: the slowdown of the processor, and whether to use the slow network of docs/performance.md. */
export type Conditions = { cpu: 1 | 4; slowNetwork?: boolean; signedIn?: boolean };

type Visit = { page: Page; context: BrowserContext; cdp: CDPSession; app: App };

/** 1.6 Mbps down, 750 kbps up, 150 ms round trip. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Opens a new browser context: nothing cached, signed in or not. */
export const visit = async (
  browser: Browser,
  app: App,
  { cpu, slowNetwork = false, signedIn = true }: Conditions,
): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: app.origin,
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
  });
  context.setDefaultTimeout(60_000);
  if (signedIn) {
    await context.addCookies([{ name: 'token', value: app.session.token, url: app.origin }]);
    await context.addInitScript((storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    }, app.session.storage);
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable', { timeDomain: 'timeTicks' });
  if (slowNetwork) await cdp.send('Network.emulateNetworkConditions', slow);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, context, cdp, app };
};

/** Returns the counters of the page's process (CDP Performance.getMetrics), times in seconds. */
export const countersOf = async ({ cdp }: Visit): Promise<Record<string, number>> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};
