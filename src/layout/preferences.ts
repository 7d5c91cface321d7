import { get, update } from 'idb-keyval';
import { memoryStore, type Store } from 'ra-core';
import { openChannel } from '../authProvider/browserStorage';
import { limits } from '../config';
import { anyColumnsKey, anyPageSizeKey, anySavedViewsKey } from '../dataProvider/storeKeys';

/** The store key that is true if the browser failed to save the last preference, which is then lost with the page. */
export const lostPreferences = 'preferences.areLost';

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * The preferences by their key in the store, with a check of the stored value: older versions, and other programs, may have
 * stored another format. The colour scheme (`useTheme`) and the row height apply to all lists. Each list has its hidden
 * columns, their order, its page size, and its saved views, of which only broken ones are dropped.
 */
const preferences: readonly { key: RegExp; isReadable: (value: unknown) => boolean }[] = [
  { key: /^theme$/, isReadable: (value) => value === 'light' || value === 'dark' },
  { key: /^density$/, isReadable: (value) => value === 'compact' },
  { key: anyColumnsKey, isReadable: isNames },
  { key: anySavedViewsKey, isReadable: Array.isArray },
  { key: anyPageSizeKey, isReadable: (value) => limits.pageSizes.some((size) => size === value) },
];

const isPreference = (key: string): boolean => preferences.some((each) => each.key.test(key));

/** Returns the known preferences with a valid value from a stored object. */
const readable = (kept: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([key, value]) =>
      preferences.some((each) => each.key.test(key) && each.isReadable(value)),
    ),
  );

const addressOf = (userId: string): string => `preferences/${userId}`;

// A browser without IndexedDB, or one that blocks it, stores no preferences. There, idb-keyval throws synchronously instead
// of rejecting, so both calls are awaited inside `try`.
const read = async (userId: string): Promise<Record<string, unknown>> => {
  try {
    return readable(await get<unknown>(addressOf(userId)));
  } catch {
    return {};
  }
};

/**
 * Stores one preference beside those that this tab, or another one, has stored.
 * @returns false if the browser refuses: the preference is then lost when the page closes
 */
const write = async (userId: string, key: string, value: unknown): Promise<boolean> => {
  try {
    await update<unknown>(addressOf(userId), (before) => ({ ...readable(before), [key]: value }));
    return true;
  } catch {
    return false;
  }
};

/**
 * Maximum milliseconds that a page waits for preferences: a busy disk responds late, a broken browser never. Preferences that
 * come later are too late for the default view, and move the columns of a page that is shown.
 */
const readTimeout = 1000;

let prefetched: { userId: string; values: Record<string, unknown> } | undefined;

/** Reads a person's preferences before the app opens, so that its first page renders with them and nothing moves. */
export const fetchPreferences = async (userId: string): Promise<void> => {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), readTimeout));
  const values = await Promise.race([read(userId), timeout]);
  prefetched = values && { userId, values };
};

/**
 * Creates the store of one user. It is in memory, so that the next user inherits nothing. Only preferences are stored in
 * IndexedDB, under the user's id and without personal data: logout clears cookies, local and session storage (specification
 * §4), and preferences must survive it (reading 20). The person's other tabs receive every change, so that none of them
 * overwrites newer saved views with older ones.
 */
export const createStore = (userId: string): Store => {
  // memoryStore starts again from this object when the app mounts.
  const prefetchedValues = prefetched?.userId === userId ? prefetched.values : undefined;
  prefetched = undefined;
  const kept: Record<string, unknown> = { ...prefetchedValues };
  const memory = memoryStore(kept);
  // Keys that were set since the page opened, here or in another tab: values read later are older.
  const changedKeys = new Set<string>();
  let tabs: BroadcastChannel | null = null;
  const keep = (key: string, value: unknown): void => {
    if (!isPreference(key)) return;
    changedKeys.add(key);
    kept[key] = value;
    tabs?.postMessage({ [key]: value });
    void write(userId, key, value).then((isKept) => memory.setItem(lostPreferences, !isKept));
  };

  if (prefetchedValues === undefined)
    void read(userId).then((before) => {
      for (const [key, value] of Object.entries(before)) {
        if (changedKeys.has(key)) continue;
        kept[key] = value;
        memory.setItem(key, value);
      }
    });

  return {
    ...memory,
    setup: () => {
      memory.setup();
      tabs = openChannel(addressOf(userId));
      if (tabs === null) return;
      tabs.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
        const heard = readable(data);
        for (const key of Object.keys(data).filter(isPreference)) {
          changedKeys.add(key);
          kept[key] = heard[key];
          memory.setItem(key, heard[key]);
        }
      };
    },
    teardown: () => {
      tabs?.close();
      tabs = null;
      memory.teardown();
    },
    setItem: (key, value) => {
      memory.setItem(key, value);
      keep(key, value);
    },
    removeItem: (key) => {
      memory.removeItem(key);
      keep(key, undefined);
    },
  };
};
