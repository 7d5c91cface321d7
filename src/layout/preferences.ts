import { get, set } from 'idb-keyval';
import { memoryStore, type Store } from 'ra-core';

/**
 * What a person prefers, by its key in react-admin's store: the colour scheme (`useTheme`), and the columns that each list
 * hides (widgets/useShownColumns).
 */
const isPreference = (key: string): boolean => key === 'theme' || key.endsWith('.datatable');

const addressOf = (userId: string): string => `preferences/${userId}`;

// A browser without IndexedDB, or one that blocks it, keeps no preferences. idb-keyval throws at once there instead of
// rejecting, so that both are awaited inside `try`.
const read = async (userId: string): Promise<Record<string, unknown>> => {
  try {
    const value = await get<unknown>(addressOf(userId));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
};

const write = async (userId: string, preferences: Record<string, unknown>): Promise<void> => {
  try {
    await set(addressOf(userId), preferences);
  } catch {
    // The preference lasts as long as the page.
  }
};

/**
 * react-admin's store for one user. It lives in memory, so that the next user inherits nothing, but for preferences:
 * these are kept in IndexedDB under the user's id and without personal data, because logout clears cookies, local and
 * session storage (specification §4) and preferences are to survive it (reading 20).
 */
export const createStore = (userId: string): Store => {
  // memoryStore begins again from this object whenever react-admin is mounted.
  const kept: Record<string, unknown> = {};
  const memory = memoryStore(kept);
  const keep = (): void => void write(userId, { ...kept });

  const chosen = new Set<string>();
  void read(userId).then((before) => {
    for (const [key, value] of Object.entries(before)) {
      if (!isPreference(key) || chosen.has(key)) continue;
      kept[key] = value;
      memory.setItem(key, value);
    }
  });

  return {
    ...memory,
    setItem: (key, value) => {
      memory.setItem(key, value);
      if (!isPreference(key)) return;
      chosen.add(key);
      kept[key] = value;
      keep();
    },
    removeItem: (key) => {
      memory.removeItem(key);
      if (!isPreference(key)) return;
      chosen.add(key);
      kept[key] = undefined;
      keep();
    },
  };
};
