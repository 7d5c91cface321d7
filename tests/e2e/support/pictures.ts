import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Plugin } from 'vite';
import { vi } from 'vitest';

/**
 * Pictures and accessibility trees of every look (`PICTURES=folder npm run matrix`). They show the difference between two
 * versions of the product, so nothing in them depends on when they were taken.
 */
const folder = process.env.PICTURES;

const takenAt = new Date('2026-11-25T10:00:00+07:00');

/** Stops the clock of the server, and leaves out its header Date, which would still tell the time. */
export const timelessServer: Plugin = {
  name: 'timeless-server',
  config: () => {
    if (folder !== undefined) vi.useFakeTimers({ toFake: ['Date'], now: takenAt });
  },
  configurePreviewServer: ({ middlewares }) => {
    if (folder !== undefined)
      middlewares.use((_, response, next) => {
        response.sendDate = false;
        next();
      });
  },
};

/** Stops the clock of the page, before it is opened. */
export const stopClock = async (page: Page): Promise<void> => {
  if (folder !== undefined) await page.clock.setFixedTime(takenAt);
};

/** Keeps what is on screen, and what a screen reader would say of it. @param name of the view, the scheme and the width */
export const keepLook = async (page: Page, name: string): Promise<void> => {
  if (folder === undefined) return;
  const path = join(folder, name.replaceAll(/[^\w-]+/g, '-'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${path}.txt`, await page.locator('body').ariaSnapshot());
  await page.screenshot({ path: `${path}.png`, animations: 'disabled', caret: 'hide' });
};
