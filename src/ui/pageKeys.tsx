import { useEvent } from 'ra-core';
import { type KeyboardEvent as FieldKeyEvent, useEffect, useRef } from 'react';
import './Button.css';

export const isMac = (): boolean => /Mac/.test(navigator.userAgent);

export const commandKey = (): string => (isMac() ? '⌘' : 'Ctrl');

/** For typing or to find a choice. Checkboxes and radio buttons use no letters. */
const letterControls = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  ...['combobox', 'listbox', 'menu'].map((role) => `[role="${role}"]`),
].join();

const arrowControls = [
  letterControls,
  'input',
  '[data-own-arrows]',
  ...['radiogroup', 'slider', 'tablist'].map((role) => `[role="${role}"]`),
].join();

/** Also without the focus, such as a pending dialog with disabled buttons. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Undefined with another modifier, which makes it a browser shortcut. */
const keyNameOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string | undefined => {
  // Asks for the system only if one of them is pressed, because each letter of a text that is typed comes here.
  const isCommand = ctrlKey !== metaKey && metaKey === isMac();
  const isOther = (ctrlKey || metaKey) && !isCommand;
  // Typing a sign such as ? may need Shift; with a letter or another key, Shift is a modifier.
  const isShifted = shiftKey && (isCommand || !/^[^\p{L}]$/u.test(key));
  if (altKey || isOther || isShifted) return undefined;
  const name = key.length === 1 ? key.toLowerCase() : key;
  return isCommand ? `Mod+${name}` : name;
};

/** The handler of each key, by `KeyboardEvent.key` with letters in lower case; `Mod+k` is Ctrl+K, or ⌘K on a Mac. */
type PageKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Ignored while the user types, in an open dialog, and in controls that use the arrow keys themselves. */
export const usePageKeys = (keys: PageKeys): void => {
  const actedBy = useRef<string>(undefined);
  const listen = useEvent((event: KeyboardEvent) => {
    const isIn = (selector: string) =>
      event.target instanceof Element && event.target.closest(selector) !== null;
    // While the key is held, its repetitions must not be typed into the field that it has focused.
    if (!event.repeat) actedBy.current = undefined;
    else if (event.key === actedBy.current && isIn(letterControls)) event.preventDefault();

    const name = keyNameOf(event);
    const act = name === undefined ? undefined : keys[name];
    if (!act || event.defaultPrevented || event.isComposing) return;
    if (isIn(name?.startsWith('Arrow') ? arrowControls : letterControls) || isDialogOpen()) return;
    event.preventDefault();
    actedBy.current = event.key;
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [listen]);
};

/** Or ⌘+Enter, in a text area, where Enter alone adds a line. */
export const submitOnCtrlEnter = (event: FieldKeyEvent<HTMLInputElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
};

/** Hidden on devices without a keyboard and on small screens. */
export const PageKey = ({ children }: { children: string }) => (
  <kbd className="page-key needs-keyboard" aria-hidden="true">
    {children}
  </kbd>
);
