import type { FieldValues } from 'react-hook-form';
import { session } from '../../authProvider/session';
import { createListeners } from '../../format/listeners';

/**
 * What a person had typed when the session expired (docs/reliability.md; readings 14 and 19). In memory only, because
 * it is personal data; for the same person only; for a quarter of an hour. Nothing is left after Keluar.
 */

/** Milliseconds a draft waits for its owner. */
export const draftLifetime = 15 * 60_000;

export type Draft = {
  /** Path of the form, as the browser shows it; for a dialog of a page, with a `#` and its name. */
  path: string;
  /** Where the form is opened again: its path with the search that it was opened with. */
  to: string;
  values: FieldValues;
  /** What the record's form held when it was opened, to merge with what others saved since; a dialog has none. */
  opened?: FieldValues;
  /** When it was kept, in epoch milliseconds. */
  keptAt: number;
};

type OwnedDraft = Draft & { owner: string; timer: ReturnType<typeof setTimeout> };

let kept: readonly OwnedDraft[] = [];
const { subscribe, notify } = createListeners();

/** The id of the signed-in person, or null. */
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

// Someone else signs in: what is not theirs is forgotten at once.
session.subscribe(() => {
  const now = draftOwner();
  if (now !== null && kept.some((draft) => draft.owner !== now)) {
    replace(kept.filter((draft) => draft.owner === now));
  }
});

export const drafts = {
  /**
   * Keeps the values of the form at `path` for the user `id`; it replaces an older draft of that form. The id is handed in,
   * because a session whose cookie lapsed no longer names its person.
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
  /** The signed-in user's draft of the form at `path`, or null. */
  at: (path: string): Draft | null => kept.find(isAt(path)) ?? null,
  /** Forgets that draft: the form holds it again, or nobody wants it. */
  discard: (path: string): void => replace(kept.filter((draft) => !isAt(path)(draft))),
  /** The newest draft of the signed-in user, or null; the same object while nothing changed. */
  newest: (): Draft | null => kept.findLast((draft) => draft.owner === draftOwner()) ?? null,
  /** Calls back whenever a draft comes or goes. */
  subscribe,
};
