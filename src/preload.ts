import { session } from './authProvider/session';

/**
 * Whoever is signed in needs the app at once, and the list that the address names. Both are asked for here, in the
 * page's first script, which vite.config.ts keeps small and apart, before React has come: side by side instead of one
 * after the other. What does not arrive is asked for again where it is needed, which tells.
 */

const lists = import.meta.glob('./areas/*/*List.tsx');

/** The list page at an address: an area's folder is called like the last part of its path. */
const fetchListAt = (path: string): Promise<unknown> | undefined =>
  Object.entries(lists).find(([file]) => path.endsWith(`/${file.split('/')[2]}`))?.[1]();

/** Settled once they are here, or have failed. */
export const preload: Promise<unknown> = session.get()
  ? Promise.allSettled([import('./App'), fetchListAt(location.pathname)])
  : Promise.resolve();
