import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import './support/fastLabels';
import './support/fastStyles';
import './support/fewStyleRules';
import './support/noOwnerStacks';

// Two slow cores: a lazy page may take longer than the default second to appear.
configure({
  asyncUtilTimeout: 10_000,
  // The message names what was looked for. The whole page would be printed for each look of a wait, although most of them find nothing yet.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(() => cleanup());

// Files share the page: what the one before left in it is gone.
document.body.replaceChildren();

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

/** The browser of the tests is never idle: a test that waits for an idle moment brings its own. */
const neverIdle = { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined };

let blobs = 0;
// What jsdom lacks and MUI or react-admin call.
Object.assign(window, {
  ...neverIdle,
  scrollTo: () => undefined,
  matchMedia: noMatch,
  ResizeObserver: StillObserver,
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(URL, {
  createObjectURL: () => `blob:${location.origin}/${++blobs}`,
  revokeObjectURL: () => undefined,
});
