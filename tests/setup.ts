import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

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
  // MSW says this of a request that is taken back in the moment in which it is answered.
  ([first]) => first instanceof Error && /AbortError.*already been handled/.test(first.message),
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
  vi.restoreAllMocks();
  expect(printed.map((args) => args.map(String).join(' ').slice(0, 600))).toEqual([]);
});

// A page fetches code ahead. What is still on its way when a file ends fails for good, also for the files that come after it.
afterAll(() => vi.dynamicImportSettled());
