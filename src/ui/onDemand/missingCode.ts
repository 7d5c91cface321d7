import { createListeners } from '../../domain/format/listeners';

/**
 * Whether code of a part of the page could not be downloaded: most likely a new version was deployed since this tab was opened,
 * and the old file is gone. What is on screen stays; LayoutNotices says so.
 */

let exists = false;
const { subscribe, notify } = createListeners();

export const missingCode = {
  /** Notes a failed download. Without a network it says nothing about the version. */
  report: (): void => {
    exists ||= navigator.onLine;
    notify();
  },
  /** Returns true once code was missing although the browser was online. */
  exists: (): boolean => exists,
  /** Calls a listener after every failed download. */
  subscribe,
};
