import type { Page } from 'playwright-core';

/** The state of the page to wait for. */
type Wanted = {
  /** Elements with this selector exist … */
  selector: string;
  /** … in this number, or at least one if undefined … */
  count?: number;
  /** … and the text of the first is not this one … */
  not?: string;
  /** … or the first, a field, has a value. */
  filled?: boolean;
};

declare global {
  // Set in the page between the event and the paint.
  var painted: Promise<number> | undefined;
  var paintedAt: number | undefined;
}

/**
 * Measures the milliseconds from the next click or change event in the page to the end of the first frame with the wanted
 * state. Includes the time in which the browser was too busy to handle the event.
 */
export const timeToPaint = async (page: Page, wanted: Wanted, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(({ selector, count, not, filled }) => {
    const isThere = (): boolean => {
      const found = document.querySelectorAll(selector);
      const [first] = found;
      if (first === undefined || (count !== undefined && found.length !== count)) return false;
      return first.textContent !== not && (!filled || (first as HTMLInputElement).value !== '');
    };
    globalThis.painted = new Promise((done, fail) => {
      setTimeout(() => fail(new Error(`${selector} was not painted within a minute`)), 60_000);
      const begin = ({ timeStamp }: Event): void => {
        const look = (): void => {
          if (!isThere()) requestAnimationFrame(look);
          else {
            // The first task after the frame's paint.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => {
              globalThis.paintedAt = performance.now();
              done(globalThis.paintedAt - timeStamp);
            };
            channel.port2.postMessage(null);
          }
        };
        requestAnimationFrame(look);
      };
      const once = { capture: true, once: true };
      addEventListener('click', begin, once);
      addEventListener('change', begin, once);
    });
  }, wanted);
  await act();
  return page.evaluate(() => globalThis.painted as Promise<number>);
};

/** Returns the time in the page, in milliseconds. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Returns the number of API requests that left since `from` and before the last paint. They must have ended. */
export const callsBeforePaint = (page: Page, from: number): Promise<number> =>
  page.evaluate(
    (from) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.includes('-services/') && startTime >= from)
        .filter(({ startTime }) => startTime < (globalThis.paintedAt ?? Infinity)).length,
    from,
  );

/** Returns the text of the first row. */
export const firstRow = (page: Page, row: string): Promise<string> =>
  page.evaluate((selector) => document.querySelector(selector)?.textContent ?? '', row);

/** Waits for `count` rows. */
export const rowsShown = async (page: Page, row: string, count = 10): Promise<void> => {
  await page.waitForFunction(
    ({ row, count }) => document.querySelectorAll(row).length === count,
    { row, count },
    { polling: 'raf' },
  );
};
