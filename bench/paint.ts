import type { Page } from 'playwright-core';

/** What the page shall look like. */
type Wanted = {
  /** There are elements of this kind … */
  selector: string;
  /** … so many of them; left out, at least one … */
  count?: number;
  /** … of which the first says something else than this … */
  not?: string;
  /** … or, a field, has a value. */
  filled?: boolean;
};

declare global {
  // Kept by the page between the press and the paint.
  var painted: Promise<number> | undefined;
}

/**
 * Milliseconds from the next click or change in the page to the end of the first frame that shows what is wanted;
 * what the browser had to do before it could take the event counts.
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
            // The first task after the frame was painted.
            const channel = new MessageChannel();
            channel.port1.onmessage = () => done(performance.now() - timeStamp);
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

/** The text of the first row. */
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
