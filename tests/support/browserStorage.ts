import { vi } from 'vitest';

/** What a browser throws at every touch of storage that its person blocks. */
const refusal = () => new DOMException('Access is denied for this document.', 'SecurityError');

/** The spies of this test. */
const spies: { mockRestore: () => void }[] = [];

/** Restores storage and cookies within a test; after a test, setup.ts does it. */
export const restoreStorage = (): void => {
  for (const spy of spies.splice(0)) spy.mockRestore();
};

/** Has the browser refuse these as Chromium does when site data is blocked: the properties themselves throw. */
export const block = (...names: ('localStorage' | 'sessionStorage')[]): void => {
  for (const name of names)
    spies.push(
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw refusal();
      }),
    );
};

/** Has the browser drop every cookie without a word, as Chromium does when site data is blocked. */
export const dropCookies = (): void => {
  spies.push(vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined));
};

/** Has the storage be full: a text can be written only if it has at most `room` characters. */
export const fillStorage = (room = 0): void => {
  spies.push(
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      this[key] = value;
    }),
  );
};
