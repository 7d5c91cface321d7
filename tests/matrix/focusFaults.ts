import type { Page } from 'playwright-core';
import type { Fault } from './faults';

/** More stops than any page has, so that the test ends on a page where Tab never returns to the start. */
const mostStops = 500;

/** Checks the focused element; null when it was checked before, or at the end of the page. */
const lookAtStop = (page: Page): Promise<Fault[] | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const store = window as unknown as { stops?: Set<Element> };
    const stops = (store.stops ??= new Set());
    if (!element || element === document.body || stops.has(element)) return null;
    stops.add(element);
    if (element.matches('[data-testid^="sentinel"]')) return [];

    const faults: { kind: string; at: string }[] = [];
    const at = element.outerHTML.slice(0, 160);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const isHit = ({ left, top, width, height }: DOMRect): boolean =>
      [0.1, 0.5, 0.9].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          // A toast disappears automatically.
          return hit?.closest('.toast') || [element, ...labels].some((part) => part.contains(hit));
        }),
      );
    // Whatever lies over it: a bar, a foot, the edge of the screen (WCAG 2.4.11).
    if (![element, ...labels].some((part) => isHit(part.getBoundingClientRect()))) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2)?.outerHTML.slice(0, 160);
      faults.push({ kind: `focus out of sight, at ${left}, ${top}, behind ${over}`, at });
    }

    let marked = element.closest('.Mui-focused, .Mui-focusVisible') !== null;
    for (
      let part: Element | null = element, level = 0;
      part && level < 4;
      part = part.parentElement, level++
    ) {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) marked = true;
    }
    if (!marked) faults.push({ kind: 'focus not marked', at });
    return faults;
  });

/** Goes once through the page with Tab: every stop is in sight, and marked (WCAG 2.4.7, 2.4.11). */
export const focusFaults = async (page: Page): Promise<Fault[]> => {
  await page.evaluate(() => {
    (window as unknown as { stops?: Set<Element> }).stops = undefined;
  });
  const faults: Fault[] = [];
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab');
    const found = await lookAtStop(page);
    if (found === null) return faults;
    faults.push(...found);
  }
  return [...faults, { kind: 'focus never comes round', at: `${mostStops} stops` }];
};
