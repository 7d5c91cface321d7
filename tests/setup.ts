import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';

// Two slow cores: a lazy page may take longer than the default second to appear.
configure({ asyncUtilTimeout: 10_000 });

/**
 * The instant of every test, so that no result depends on the day or the hour of the run. A test that needs another one
 * calls `vi.setSystemTime`; `TEST_NOW` runs a suite at another instant, to see what depends on this one.
 */
const testInstant = new Date(process.env.TEST_NOW ?? '2026-11-19T09:05:00+07:00');
// Here as well, because test files read the clock while they are loaded.
vi.setSystemTime(testInstant);

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
  vi.setSystemTime(testInstant);
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

/** A media query that never matches and never changes. */
const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;

/** jsdom measures nothing, so nothing ever resizes. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks and MUI or react-admin call. Tests of the server run in Node, without a window. */
if (typeof window !== 'undefined') {
  let blobs = 0;
  Object.assign(window, { scrollTo: () => undefined, matchMedia: noMatch, ResizeObserver: StillObserver });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(URL, {
    createObjectURL: () => `blob:${location.origin}/${++blobs}`,
    revokeObjectURL: () => undefined,
  });
}
