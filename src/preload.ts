import { session } from './authProvider/session';

/**
 * Downloads the app and the list that the address names, when somebody is signed in. index.html names it before everything
 * else, and vite.config.ts keeps it small, so both downloads start before React has come. If one fails, the lazy import
 * tries again and reports the error.
 */

const lists = import.meta.glob('./areas/*/*List.tsx');

/** The list page at an address: an area's folder is called like the last part of its path. */
const fetchListAt = (path: string): Promise<unknown> | undefined =>
  Object.entries(lists).find(([file]) => path.endsWith(`/${file.split('/')[2]}`))?.[1]();

/** Settled once they are here, or have failed. */
export const preload: Promise<unknown> = session.get()
  ? Promise.allSettled([import('./App'), fetchListAt(location.pathname)])
  : Promise.resolve();
