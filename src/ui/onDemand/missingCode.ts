import { createListeners } from '../../domain/format/listeners';

/** Most likely a new version was deployed, and the old file is gone. What is on screen stays; LayoutNotices says so. */

let exists = false;
const { subscribe, notify } = createListeners();

export const missingCode = {
  /** Without a network it says nothing about the version. */
  report: (): void => {
    exists ||= navigator.onLine;
    notify();
  },
  /** Code was missing although the browser was online. */
  exists: (): boolean => exists,
  subscribe,
};
