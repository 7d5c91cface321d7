import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Two slow cores: a lazy page may take longer than the default second to appear.
configure({ asyncUtilTimeout: 10_000 });

/**
 * console.error and console.warn fail a test. What a library prints for itself is listed here, with its reason.
 */
const libraryNoise: readonly ((args: unknown[]) => boolean)[] = [
  // ra-core prints every rejected data provider call outside production; ours are typed and shown to the user.
  ([first]) => first instanceof Error && first.name === 'ApiError',
  // It would leave out requests that were taken back, but looks for jsdom's DOMException where Node throws its own.
  ([first]) => first instanceof Error && first.name === 'AbortError',
];

let printed: unknown[][] = [];

beforeEach(() => {
  printed = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      if (!libraryNoise.some((isNoise) => isNoise(args))) printed.push(args);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(printed.map((args) => args.map(String).join(' ').slice(0, 600))).toEqual([]);
});

/** What jsdom lacks and MUI or react-admin call. */
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia ??= (query: string): MediaQueryList => {
    const target = new EventTarget();
    return Object.assign(target, {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  };
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  let blobs = 0;
  URL.createObjectURL = () => `blob:${location.origin}/${++blobs}`;
  URL.revokeObjectURL = () => undefined;
}
