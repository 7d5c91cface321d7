import { session } from './authProvider/session';

/**
 * Downloads the app and the list that the address names, when somebody is signed in. It is the page's first script, kept
 * small by vite.config.ts, so both downloads start side by side before React runs. If one fails, the lazy import tries
 * again and reports the error.
 */

const lists = import.meta.glob('./areas/*/*List.tsx');

/** The list page at an address: an area's folder is called like the last part of its path. */
const fetchListAt = (path: string): Promise<unknown> | undefined =>
  Object.entries(lists).find(([file]) => path.endsWith(`/${file.split('/')[2]}`))?.[1]();

/** Settled once they are here, or have failed. */
export const preload: Promise<unknown> = session.get()
  ? Promise.allSettled([import('./App'), fetchListAt(location.pathname)])
  : Promise.resolve();
