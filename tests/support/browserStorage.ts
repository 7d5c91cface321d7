import { vi } from 'vitest';

/** What a browser throws at every touch of storage that its person blocks. */
const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');

/** Has the browser refuse these as Chromium does when site data is blocked: the properties themselves throw. */
export const block = (...names: ('localStorage' | 'sessionStorage')[]): void => {
  for (const name of names)
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw refusal();
    });
};

/** Has the browser drop every cookie without a word, as Chromium does when site data is blocked. */
export const dropCookies = (): void => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
};

/** Has the storage be full: nothing can be written. */
export const fillStorage = (): void => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
};
