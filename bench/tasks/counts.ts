import type { BrowserContext } from 'playwright-core';

/** The actions of a person's hands. */
export type Counts = {
  /** Mouse clicks, and choices in the operating system's dialog of a file field. */
  clicks: number;
  /** Key presses that are commands. A modifier and its key count as one. */
  keys: number;
  /** Characters typed into fields. */
  typed: number;
};

/** Also counted: documents that were loaded, and clicks, keys or changes that a script made. */
type Report = keyof Counts | 'loads' | 'forged';

declare global {
  // The binding that `countActions` adds to the page.
  var reportAction: (what: Report, count: number) => void;
}

/** Runs in the page, before its scripts. */
const listen = (): void => {
  const report = (what: Report, count = 1): void => globalThis.reportAction(what, count);
  const modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
  // A date is typed part by part, which counts as keys.
  const others = ['checkbox', 'radio', 'file', 'date', 'time'].map((type) => `[type="${type}"]`);
  const textField = `input:not(${others.join()}), textarea`;
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    heard: (event: WindowEventMap[Name]) => void,
  ): void => addEventListener(name, heard, { capture: true });
  // The product may add a click to a key press, as the palette does with Enter.
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
    // The product saves a file with a link that it creates and clicks.
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
    // Only the operating system fills a file field; Playwright does it here.
    if (target instanceof HTMLInputElement && target.type === 'file') report('clicks');
    else if (!isTrusted) report('forged');
  });
};

/**
 * Lets the browser count the actions in the pages of a context, from its next navigation on. The counts survive
 * navigations.
 * @returns a function that returns the counts; it throws if a page was loaded meanwhile, or if a script made an action of a
 *   person's hands
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
