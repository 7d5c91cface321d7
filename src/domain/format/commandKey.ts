export const isMac = (): boolean => /Mac/.test(navigator.userAgent);

export const commandKey = (): string => (isMac() ? '⌘' : 'Ctrl');
