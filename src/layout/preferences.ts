import { get, update } from 'idb-keyval';
import { memoryStore, type Store } from 'ra-core';
import { openChannel } from '../authProvider/browserStorage';
import { limits } from '../config';
import { columnsKey } from '../dataProvider/storeKeys';
import { lostPreferences } from '../widgets/view/lostPreferences';

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/**
 * What a person prefers, by its key in react-admin's store, and whether a value can be one: older versions, and other programs,
 * may have kept another. The colour scheme (`useTheme`) and the height of rows hold for all lists; each list has the columns
 * that it hides, their order, the size of its pages, and its saved views, of which the broken ones alone are left out.
 */
const preferences: readonly { key: RegExp; isReadable: (value: unknown) => boolean }[] = [
  { key: /^theme$/, isReadable: (value) => value === 'light' || value === 'dark' },
  { key: /^density$/, isReadable: (value) => value === 'compact' },
  { key: columnsKey, isReadable: isNames },
  { key: /\.savedQueries$/, isReadable: Array.isArray },
  { key: /\.perPage$/, isReadable: (value) => limits.pageSizes.some((size) => size === value) },
];

const isPreference = (key: string): boolean => preferences.some((each) => each.key.test(key));

/** The entries of a kept value that are known preferences with a usable value. */
const readable = (kept: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(kept ?? {}).filter(([key, value]) =>
      preferences.some((each) => each.key.test(key) && each.isReadable(value)),
    ),
  );

const addressOf = (userId: string): string => `preferences/${userId}`;

// A browser without IndexedDB, or one that blocks it, keeps no preferences. idb-keyval throws at once there instead of
// rejecting, so that both are awaited inside `try`.
const read = async (userId: string): Promise<Record<string, unknown>> => {
  try {
    return readable(await get<unknown>(addressOf(userId)));
  } catch {
    return {};
  }
};

/**
 * Keeps one preference beside those that this tab, or another one, has kept.
 * @returns false where the browser refuses: the preference lasts as long as the page
 */
const write = async (userId: string, key: string, value: unknown): Promise<boolean> => {
  try {
    await update<unknown>(addressOf(userId), (before) => ({ ...readable(before), [key]: value }));
    return true;
  } catch {
    return false;
  }
};

/** Milliseconds that a page waits for preferences at most: a browser may answer late, or never. */
const patience = 200;

let early: { userId: string; values: Record<string, unknown> } | undefined;

/** Reads a person's preferences before the app opens, so that its first page is painted with them and nothing moves. */
export const fetchPreferences = async (userId: string): Promise<void> => {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  const values = await Promise.race([read(userId), tooLate]);
  early = values && { userId, values };
};

/**
 * react-admin's store for one user. It is in memory, so that the next user inherits nothing, except for preferences: these
 * are kept in IndexedDB under the user's id and without personal data, because logout clears cookies, local and session
 * storage (specification §4) and preferences are to survive it (reading 20). The person's other tabs get every change, so
 * that none of them writes an older list of views over a newer one.
 */
export const createStore = (userId: string): Store => {
  // memoryStore begins again from this object whenever react-admin is mounted.
  const ahead = early?.userId === userId ? early.values : undefined;
  early = undefined;
  const kept: Record<string, unknown> = { ...ahead };
  const memory = memoryStore(kept);
  // Chosen since the page opened, here or in another tab: what is read later is older.
  const chosen = new Set<string>();
  let tabs: BroadcastChannel | null = null;
  const keep = (key: string, value: unknown): void => {
    if (!isPreference(key)) return;
    chosen.add(key);
    kept[key] = value;
    tabs?.postMessage({ [key]: value });
    void write(userId, key, value).then((isKept) => memory.setItem(lostPreferences, !isKept));
  };

  if (ahead === undefined)
    void read(userId).then((before) => {
      for (const [key, value] of Object.entries(before)) {
        if (chosen.has(key)) continue;
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
          chosen.add(key);
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
