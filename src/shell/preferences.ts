import { get, update } from 'idb-keyval';
import type { Scheme } from '../widgets/tokens';

/**
 * What a person prefers, kept in IndexedDB under the user's id and without personal data: logout clears cookies,
 * local and session storage (specification §4), and preferences are to survive it (reading 20).
 */
export type Preferences = {
  /** The chosen colour scheme; left out, the system's is followed. */
  theme?: Scheme;
};

const keyOf = (userId: string): string => `preferences/${userId}`;

const isPreferences = (value: unknown): value is Preferences => typeof value === 'object' && value !== null;

const read = async (userId: string): Promise<Preferences> => {
  try {
    const kept = await get<unknown>(keyOf(userId));
    return isPreferences(kept) ? kept : {};
  } catch {
    // A browser without IndexedDB (a private window) has no preferences: the product works all the same.
    return {};
  }
};

const known = new Map<string, Promise<Preferences>>();

/** The preferences of a user; the same promise each time, as React's `use` wants it. Never rejects. */
export const preferencesOf = (userId: string): Promise<Preferences> => {
  const promise = known.get(userId) ?? read(userId);
  known.set(userId, promise);
  return promise;
};

/** Keeps what changed, beside what is kept already. Never rejects. */
export const savePreferences = async (userId: string, change: Preferences): Promise<void> => {
  known.set(
    userId,
    preferencesOf(userId).then((before) => ({ ...before, ...change })),
  );
  try {
    await update<Preferences>(keyOf(userId), (kept) => ({ ...kept, ...change }));
  } catch {
    // See read: without IndexedDB the choice lasts as long as the page.
  }
};
