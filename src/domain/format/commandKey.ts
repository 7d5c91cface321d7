/** Returns true if shortcuts use ⌘ instead of Ctrl. */
export const isMac = (): boolean => /Mac/.test(navigator.userAgent);

/** Returns the name of the key that shortcuts are pressed with: `Ctrl`, or `⌘` on a Mac. */
export const commandKey = (): string => (isMac() ? '⌘' : 'Ctrl');
