import { get, update } from 'idb-keyval';
import { memoryStore, type Store, useRemoveFromStore, useStore } from 'ra-core';
import { openChannel } from '../authProvider/browserStorage';
import { limits } from '../config';
import { anyColumnsKey, anyPageSizeKey, anySavedViewsKey } from '../dataProvider/keys';
import type { Scheme, SchemeChoice } from '../ui/theme/tokens';

/** True if the browser could not save the last preference, which is then lost with the page. */
export const lostPreferences = 'preferences.areLost';

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string');

/** What is stored, by its key in the store. Older versions, and other programs, may have stored another format. */
const preferences: readonly { key: RegExp; isReadable: (value: unknown) => boolean }[] = [
  { key: /^theme$/, isReadable: (value) => value === 'light' || value === 'dark' },
  { key: /^density$/, isReadable: (value) => value === 'compact' },
  { key: anyColumnsKey, isReadable: isNames },
  { key: anySavedViewsKey, isReadable: Array.isArray },
  { key: anyPageSizeKey, isReadable: (value) => limits.pageSizes.some((size) => size === value) },
];

const isPreference = (key: string): boolean => preferences.some((each) => each.key.test(key));

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

/** Beside those that this tab, or another one, has stored. False if the browser refuses. */
const write = async (userId: string, key: string, value: unknown): Promise<boolean> => {
  try {
    await update<unknown>(addressOf(userId), (before) => ({ ...readable(before), [key]: value }));
    return true;
  } catch {
    return false;
  }
};

/** A busy disk responds late, a broken browser never. Later preferences would move what is shown. */
const readTimeout = 1000;

let prefetched: { userId: string; values: Record<string, unknown> } | undefined;

/** Before the app opens, so that its first page renders with them and nothing moves. */
export const fetchPreferences = async (userId: string): Promise<void> => {
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), readTimeout));
  const values = await Promise.race([read(userId), timeout]);
  prefetched = values && { userId, values };
};

/**
 * The store is in memory, so that the next user inherits nothing. Only preferences survive a logout (specification §4,
 * reading 20): in IndexedDB, under the user's id. Other tabs hear of every change, so that none overwrites newer views with
 * older ones.
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

export const schemeChoices = ['system', 'light', 'dark'] as const satisfies readonly SchemeChoice[];

/** The store keeps the choice at 'theme', where `useTheme` reads it; without one, the system's scheme applies. */
export const useSchemeChoice = (): [SchemeChoice, (choice: SchemeChoice) => void] => {
  const [scheme, setScheme] = useStore<Scheme>('theme');
  const followSystem = useRemoveFromStore('theme');
  return [
    scheme ?? 'system',
    (choice) => {
      if (choice === 'system') followSystem();
      else setScheme(choice);
    },
  ];
};
