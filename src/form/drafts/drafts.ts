import type { Identifier } from 'ra-core';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { session } from '../../authProvider/session';
import { createListeners } from '../../domain/format/listeners';

/**
 * The values that a user had typed when the session expired (docs/reliability.md; readings 14 and 19). Kept in memory only,
 * because they are personal data; for the same user only; for 15 minutes. Keluar deletes them.
 */

/** The lifetime of a draft, in milliseconds. */
const draftLifetime = 15 * 60_000;

type Draft = {
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

/** The number of places on screen with unsaved input: RouteGate keeps their page mounted. */
let places = 0;
const openForms = createListeners();

const change = (by: 1 | -1): void => {
  places += by;
  openForms.notify();
};

export const unsavedChanges = {
  /** Adds a place; call the returned function when its input is saved or discarded. */
  add: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
  exist: (): boolean => places > 0,
  subscribe: openForms.subscribe,
};

type KeepDraftOptions = Pick<Draft, 'path' | 'to' | 'opened'> & {
  hasChanges: boolean;
  /** Returns the values to keep; called when the session expires. */
  values: () => Draft['values'];
};

/**
 * Keeps unsaved values as the user's draft when the session expires, in this tab or another. The page also stays mounted if the
 * user loses the permission for it meanwhile (unsavedChanges).
 */
export const useKeepDraft = ({ path, to, opened, hasChanges, values }: KeepDraftOptions): void => {
  const [owner] = useState(draftOwner);
  useEffect(() => (hasChanges ? unsavedChanges.add() : undefined), [hasChanges]);
  useEffect(() => {
    if (!hasChanges || owner === null) return;
    return session.onEnd((reason) => {
      if (reason === 'left') return;
      // The router keeps the state of a page under `usr`.
      const { usr: state } = (history.state ?? {}) as { usr?: unknown };
      drafts.keep(owner, { path, to, state, values: values(), ...(opened && { opened }) });
    });
  }, [hasChanges, owner, path, to, opened, values]);
};

export type DraftPlace = Pick<Draft, 'path' | 'to'>;

/**
 * Returns the draft path of text typed outside a form, such as the reason of an action: unique per `typed` and record id.
 * It reads the browser's address. A component that reads the router's address is rendered again whenever it changes, and a
 * page of 100 rows has 200 buttons that can ask for a reason.
 */
export const draftPlace = (typed: string, id: Identifier | undefined): DraftPlace => {
  const { pathname, search } = location;
  const name = `#${typed}-${encodeURIComponent(id ?? '')}`;
  return { path: pathname + name, to: pathname + search + name };
};
