import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What is wrong, and where: the element, or what was found instead. */
export type Fault = { kind: string; at: string };

/** Every rule for WCAG 2.2 AA, best practices, and what axe itself still tries out. */
const ruleTags = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  ...['best-practice', 'experimental'],
];

/** The minified file, because every page reads it again. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const axeFaults = async (page: Page): Promise<Fault[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { axe: engine } = window as unknown as { axe: typeof axe };
    // A list of choices and a tooltip are at the end of the document, and belong to their field by their attributes.
    const regionMatcher = '[role=dialog], [role=alertdialog], svg, [role=tooltip], .combobox-list';
    engine.configure({ checks: [{ id: 'region', options: { regionMatcher } }] });
    // MUI's sentinels pass the focus on, and are no stop.
    const sentinels = ['[data-testid="sentinelStart"]', '[data-testid="sentinelEnd"]'];
    // A frame that keys move over a picture: ARIA has no role for it.
    const exclude = [...sentinels, '.ReactCrop__crop-selection'];
    const { violations } = await engine.run(
      { include: [document.documentElement], exclude },
      {
        runOnly: { type: 'tag', values },
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        // Otherwise axe downloads every style sheet again, for its rule against styles that lock the screen's orientation.
        preload: false,
      },
    );
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, html }) => ({
        kind: `axe: ${id} (${impact})`,
        at: `${target.join(' ')} ${html.slice(0, 160)}`,
      })),
    );
  }, ruleTags);
};

/**
 * One h1, a title that says it, no scrolling sideways (WCAG 1.3.1, 2.4.2, 1.4.10), no toast over what can be
 * pressed or over the summary of a form, and nothing that moves for a person who wants less motion.
 */
const pageFaults = (page: Page, title: string): Promise<Fault[]> =>
  page.evaluate((wanted) => {
    const faults: { kind: string; at: string }[] = [];
    const report = (kind: string, at: string | number | undefined) => faults.push({ kind, at: String(at) });
    const headings = document.querySelectorAll('h1').length;
    if (headings !== 1) report('not one h1', headings);
    const titles = document.querySelectorAll('head > title').length;
    if (titles !== 1) report('not one <title>', titles);
    // Before it the work that waits is counted, which differs from look to look.
    const shown = document.title.replace(/^\(\d+\) /, '');
    if (shown !== wanted) report('title', `'${shown}' instead of '${wanted}'`);
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow > 0) {
      const widest = [...document.body.querySelectorAll<HTMLElement>('*')].find(
        (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
      );
      report('wider than the screen', `by ${overflow} px, from ${widest?.outerHTML.slice(0, 120)}`);
    }
    const kept =
      ':is(.top-bar, .page-header-actions, .record-pager, .side-drawer header) :is(button, a), .error-summary';
    const covered = [...document.querySelectorAll('.toast')].flatMap((toast) => {
      const { top, bottom, left, right } = toast.getBoundingClientRect();
      return [...document.querySelectorAll(kept)].filter((one) => {
        // Behind an open drawer nothing can be pressed.
        if (one.closest('[aria-hidden="true"]')) return false;
        const box = one.getBoundingClientRect();
        return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
      });
    });
    if (covered.length > 0) report('under a toast', covered[0]?.outerHTML.slice(0, 120));
    for (const { effect } of document.getAnimations() as (Animation & { effect: KeyframeEffect })[]) {
      // A hidden element that waits does not move.
      const ofFrames = ['offset', 'computedOffset', 'easing', 'composite'];
      const changed = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
      const isHiding = changed.every((name) => name === 'display' || ofFrames.includes(name));
      if (Number(effect.getComputedTiming().activeDuration) > 10 && !isHiding)
        report('moves', effect.target?.outerHTML.slice(0, 120));
    }
    return faults;
  }, title);

/**
 * What can be operated and is smaller than 24 × 24 px (WCAG 2.5.8). A label belongs to its field; a link in a sentence is
 * excepted, and so is one in a row of a table that opens as a whole.
 */
const targetFaults = (page: Page): Promise<Fault[]> =>
  page.evaluate(() => {
    const operable = [
      ...['a[href]', 'button', 'input:not([type="hidden"])', 'select', 'textarea', 'summary'],
      ...['button', 'link', 'checkbox', 'switch', 'radio', 'tab', 'menuitem', 'option', 'combobox'].map(
        (role) => `[role="${role}"]`,
      ),
    ].join();
    // An invisible field over what is shown for it takes the pointer all the same.
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const isInSentence = (element: Element): boolean =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
      );
    const isInOpeningRow = (element: Element): boolean =>
      element.matches('a') && element.closest('tr')?.dataset.href === element.getAttribute('href');

    return [...document.querySelectorAll<HTMLElement>(operable)].flatMap((element) => {
      if (element.closest('[aria-hidden="true"], [inert], :disabled')) return [];
      if (isInSentence(element) || isInOpeningRow(element)) return [];
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? [...(element.labels ?? [])]
          : [];
      const boxes = [element, ...labels].filter(isSeen).map((part) => part.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width), 0);
      const height = Math.max(...boxes.map((box) => box.height), 0);
      // Not visible: hidden until it has the focus, or out of sight beside its visible replacement.
      if (width <= 1 || height <= 1 || (width >= 23.9 && height >= 23.9)) return [];
      return [
        {
          kind: 'target below 24 px',
          at: `${width.toFixed(0)} × ${height.toFixed(0)} px: ${element.outerHTML.slice(0, 160)}`,
        },
      ];
    });
  });

/** All faults of the page in its present state; the goal is an empty list. */
export const faultsOf = async (page: Page, title: string): Promise<Fault[]> => [
  ...(await pageFaults(page, title)),
  ...(await targetFaults(page)),
  ...(await axeFaults(page)),
];
