import { useEvent } from 'ra-core';
import { useEffect } from 'react';

/** Where people type, or find a choice by its first letters. A checkbox takes no letters. */
const typedInto = [
  ...['input:not([type="checkbox"], [type="radio"])', 'textarea', 'select', '[contenteditable="true"]'],
  ...['combobox', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
].join();

/** Where the arrows have a meaning of their own. */
const ownArrows = [
  ...[typedInto, 'input', '[data-own-arrows]'],
  ...['radiogroup', 'slider', 'tablist'].map((role) => `[role="${role}"]`),
].join();

/** What lies over the page. While a dialog is busy its buttons are disabled, and the focus may be outside of it. */
const overlays = '[role="dialog"], [role="alertdialog"]';

/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isMac = (): boolean => /Mac/.test(navigator.userAgent);

/** The name in `PageKeys` of a press of a key; undefined with another modifier, because such a press belongs to the browser. */
const nameOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | undefined => {
  const [isCommand, isOther] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  // Shift makes a sign such as ?; beside anything else it is a modifier.
  const isShifted = shiftKey && (isCommand || !/^[^\p{L}]$/u.test(key));
  if (altKey || isOther || isShifted) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return isCommand ? `Mod+${name}` : name;
};

/** What keys do, by `KeyboardEvent.key`, letters in lower case; `Mod+k` is Ctrl+K, and ⌘K on a Mac. */
type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * Keys that are pressed anywhere on a page. None acts while a person types, in a dialog, with another modifier, or where an
 * arrow means something else.
 */
export const usePageKeys = (keys: PageKeys): void => {
  const listen = useEvent((event: KeyboardEvent) => {
    const name = nameOf(event);
    const act = name === undefined ? undefined : keys[name];
    if (!act || event.defaultPrevented || event.isComposing) return;
    const taken = name?.startsWith('Arrow') ? ownArrows : typedInto;
    if (event.target instanceof Element && event.target.closest(taken)) return;
    if (document.querySelector(overlays)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [listen]);
};
