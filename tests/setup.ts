import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * The instant of every test, so that no result depends on the day or the hour of the run. A test that needs another one
 * calls `vi.setSystemTime`; `TEST_NOW` runs a suite at another instant, to see what depends on this one.
 */
const testInstant = new Date(process.env.TEST_NOW ?? '2026-11-19T09:05:00+07:00');
// Here as well, because test files read the clock while they are loaded.
vi.setSystemTime(testInstant);

/**
 * console.error and console.warn fail a test. What is printed in any case is listed here, with its reason.
 */
const noise: readonly ((args: unknown[]) => boolean)[] = [
  // ra-core prints every rejected data provider call outside production; ours are typed and shown to the user.
  ([first]) => first instanceof Error && first.name === 'ApiError',
  // ra-core means to skip aborted requests, but checks for jsdom's DOMException, and Node throws its own.
  ([first]) => first instanceof Error && first.name === 'AbortError',
  // MSW prints this when a request is aborted while it is answered.
  ([first]) => first instanceof Error && /AbortError.*already been handled/.test(first.message),
  // Tests that send a bad body look at what staff see; otherHosts.test.ts looks at this line for engineers.
  ([first]) => String(first).endsWith(' cannot be read'),
];

let printed: unknown[][] = [];

beforeEach(() => {
  vi.setSystemTime(testInstant);
  printed = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      if (!noise.some((isNoise) => isNoise(args))) printed.push(args);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(printed.map((args) => args.map(String).join(' ').slice(0, 600))).toEqual([]);
});

// A page imports code in advance. An import that is still loading when a test file ends would fail for later files too.
afterAll(() => vi.dynamicImportSettled());
