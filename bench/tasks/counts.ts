import type { BrowserContext } from 'playwright-core';

/** What a person's hands did. */
export type Counts = {
  /** Presses of the mouse button, and choices in the dialog of the operating system that a file field opens. */
  clicks: number;
  /** Presses of keys that are commands; a modifier belongs to the press that it changes. */
  keys: number;
  /** Characters typed into fields. */
  typed: number;
};

/** What the page reports besides: a document that was loaded, and a click, a key or a change that no hand made. */
type Report = keyof Counts | 'loads' | 'forged';

declare global {
  // The binding of `countActions` in the page.
  var reportAction: (what: Report, count: number) => void;
}

/** Runs in the page, before any script of its own. */
const listen = (): void => {
  const report = (what: Report, count = 1): void => globalThis.reportAction(what, count);
  const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
  // A date takes its digits part by part, as keys.
  const others = ['checkbox', 'radio', 'file', 'date', 'time'].map((type) => `[type="${type}"]`);
  const textField = `input:not(${others.join()}), textarea`;
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    heard: (event: WindowEventMap[Name]) => void,
  ): void => addEventListener(name, heard, { capture: true });
  // The product may follow a press with a click of its own, as the palette does with Enter.
  let isPressed = false;
  const follow = (): void => {
    isPressed = true;
    setTimeout(() => {
      isPressed = false;
    });
  };

  report('loads');
  on('pointerdown', ({ isTrusted }) => {
    if (isTrusted) report('clicks');
  });
  on('click', ({ isTrusted, target }) => {
    if (isTrusted) follow();
    // A file is saved by a link that the product makes and clicks.
    else if (!isPressed && !(target instanceof HTMLAnchorElement && target.download)) report('forged');
  });
  on('keydown', ({ isTrusted, repeat, key, target, ctrlKey, altKey, metaKey }) => {
    if (isTrusted) follow();
    else report('forged');
    if (repeat || modifiers.includes(key)) return;
    const isCharacter = key.length === 1 && !ctrlKey && !altKey && !metaKey;
    if (!isCharacter || !(target instanceof Element) || !target.matches(textField)) report('keys');
  });
  on('beforeinput', ({ isTrusted, inputType, data }) => {
    if (isTrusted && inputType === 'insertText') report('typed', data?.length ?? 0);
  });
  on('change', ({ isTrusted, target }) => {
    // Only the operating system fills a file field; Playwright takes its place.
    if (target instanceof HTMLInputElement && target.type === 'file') report('clicks');
    else if (!isTrusted) report('forged');
  });
};

/**
 * Has the browser itself count what is done in the pages of a context, from its next navigation on. The counts outlive
 * navigations.
 * @returns what has been counted; throws when a page was loaded meanwhile, or a script did what a
 * person's hands do.
 */
export const countActions = async (context: BrowserContext): Promise<() => Counts> => {
  const counted = new Map<Report, number>();
  await context.exposeFunction('reportAction', (what: Report, count: number) => {
    counted.set(what, (counted.get(what) ?? 0) + count);
  });
  await context.addInitScript(listen);
  return () => {
    const count = (what: Report): number => counted.get(what) ?? 0;
    const result = { clicks: count('clicks'), keys: count('keys'), typed: count('typed') };
    const [loads, forged] = [count('loads'), count('forged')];
    if (forged > 0 || loads > 1)
      throw new Error(`${loads} pages were loaded, ${forged} actions were made by a script`);
    return result;
  };
};
