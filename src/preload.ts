import { session } from './authProvider/session';
import { loadConfig } from './config';

/**
 * What the first page waits for besides React: the configuration and, when somebody is signed in, the app and the list that
 * the address names. index.html names this script before everything else, and vite.config.ts keeps it small, so all of it
 * is on its way before React has come. If the app or the list fails, the lazy import tries again and reports the error.
 */

/** Whether there is a configuration. */
export const isConfigured: Promise<boolean> = loadConfig().then(
  () => true,
  () => false,
);

const lists = import.meta.glob('./areas/*/*List.tsx');

/** The list page at an address: an area's folder is called like the last part of its path. */
const fetchListAt = (path: string): Promise<unknown> | undefined =>
  Object.entries(lists).find(([file]) => path.endsWith(`/${file.split('/')[2]}`))?.[1]();

/** Settled once they are here, or have failed. */
export const preload: Promise<unknown> = session.get()
  ? Promise.allSettled([import('./App'), fetchListAt(location.pathname)])
  : Promise.resolve();
