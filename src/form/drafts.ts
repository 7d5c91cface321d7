import type { FieldValues } from 'react-hook-form';
import { session } from '../authProvider/session';
import { createListeners } from '../domain/format/listeners';

/**
 * The values that a user had typed when the session expired (docs/reliability.md; readings 14 and 19). Kept in memory only,
 * because they are personal data; for the same user only; for 15 minutes. Keluar deletes them.
 */

/** The lifetime of a draft, in milliseconds. */
const draftLifetime = 15 * 60_000;

export type Draft = {
  /** The path of the form's page; for a dialog of a page, followed by `#` and the dialog's name. */
  path: string;
  /** The URL that opens the form again: its path with the original query string. */
  to: string;
  /** The history state of the page, which names its queue. */
  state?: unknown;
  values: FieldValues;
  /** The form's values when it was opened, to merge changes that others saved since; undefined for a dialog. */
  opened?: FieldValues;
  /** The time of keeping, in epoch milliseconds. */
  keptAt: number;
};

type OwnedDraft = Draft & { owner: string; timer: ReturnType<typeof setTimeout> };

let kept: readonly OwnedDraft[] = [];
const { subscribe, notify } = createListeners();

/** Returns the id of the signed-in user, or null. */
export const draftOwner = (): string | null => session.get()?.payload.user_data.user_id ?? null;

const replace = (next: readonly OwnedDraft[]): void => {
  for (const draft of kept) if (!next.includes(draft)) clearTimeout(draft.timer);
  kept = next;
  notify();
};

const isAt = (path: string) => (draft: OwnedDraft) => draft.path === path && draft.owner === draftOwner();

session.onEnd((reason) => {
  if (reason === 'left') replace([]);
});

// When another user signs in, the drafts of all others are deleted immediately.
session.subscribe(() => {
  const now = draftOwner();
  if (now !== null && kept.some((draft) => draft.owner !== now)) {
    replace(kept.filter((draft) => draft.owner === now));
  }
});

export const drafts = {
  /**
   * Keeps the values of the form at `path` for the user `id`, and replaces an older draft of that form. The id is a parameter,
   * because a session with an expired cookie no longer contains the user.
   */
  keep: (id: string, form: Omit<Draft, 'keptAt'>): void => {
    const draft: OwnedDraft = {
      ...form,
      keptAt: Date.now(),
      owner: id,
      timer: setTimeout(() => replace(kept.filter((other) => other !== draft)), draftLifetime),
    };
    replace([...kept.filter((other) => other.path !== form.path || other.owner !== id), draft]);
  },
  /** Returns the signed-in user's draft of the form at `path`, or null. */
  at: (path: string): Draft | null => kept.find(isAt(path)) ?? null,
  /** Deletes that draft, because the form has restored it or the user does not want it. */
  discard: (path: string): void => replace(kept.filter((draft) => !isAt(path)(draft))),
  /** Returns the newest draft of the signed-in user, or null; a stable reference for `useSyncExternalStore`. */
  newest: (): Draft | null => kept.findLast((draft) => draft.owner === draftOwner()) ?? null,
  /** Calls a listener after every change of the drafts. */
  subscribe,
};
