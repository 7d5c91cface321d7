import type { Identifier } from 'ra-core';
import { useLocation } from 'ra-core';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { session } from '../../authProvider/session';
import { createListeners } from '../../domain/format/listeners';

/** What was typed when the session expired (docs/reliability.md; readings 14, 19): personal data, so in memory only. */

const draftLifetime = 15 * 60_000;

type Draft = {
  /** Of the form's page; for a dialog, followed by `#` and the dialog's name. */
  path: string;
  to: string;
  /** Of the history: it names the page's queue. */
  state?: unknown;
  values: FieldValues;
  /** To merge what others saved since; undefined for a dialog. */
  opened?: FieldValues;
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

session.subscribe(() => {
  const now = draftOwner();
  if (now !== null && kept.some((draft) => draft.owner !== now)) {
    replace(kept.filter((draft) => draft.owner === now));
  }
});

export const drafts = {
  /** The user's id is a parameter, because a session with an expired cookie no longer contains the user. */
  keep: (id: string, form: Omit<Draft, 'keptAt'>): void => {
    const draft: OwnedDraft = {
      ...form,
      keptAt: Date.now(),
      owner: id,
      timer: setTimeout(() => replace(kept.filter((other) => other !== draft)), draftLifetime),
    };
    replace([...kept.filter((other) => other.path !== form.path || other.owner !== id), draft]);
  },
  at: (path: string): Draft | null => kept.find(isAt(path)) ?? null,
  paths: (): string[] => kept.filter(({ owner }) => owner === draftOwner()).map(({ path }) => path),
  discard: (path: string): void => replace(kept.filter((draft) => !isAt(path)(draft))),
  /** A stable reference, as `useSyncExternalStore` requires. */
  newest: (): Draft | null => kept.findLast((draft) => draft.owner === draftOwner()) ?? null,
  subscribe,
};

/** On screen, with unsaved input: RouteGate keeps their page mounted. */
let places = 0;
const openForms = createListeners();

const change = (by: 1 | -1): void => {
  places += by;
  openForms.notify();
};

export const unsavedChanges = {
  /** Call the returned function when the input is saved or discarded. */
  add: (): (() => void) => {
    change(1);
    return () => change(-1);
  },
  exist: (): boolean => places > 0,
  subscribe: openForms.subscribe,
};

type KeepDraftOptions = Pick<Draft, 'path' | 'to' | 'opened'> & {
  hasChanges: boolean;
  values: () => Draft['values'];
};

/** When the session expires, in this tab or another. The page stays mounted if its right is lost (unsavedChanges). */
export const useKeepDraft = ({ path, to, opened, hasChanges, values }: KeepDraftOptions): void => {
  const [owner] = useState(draftOwner);
  const state: unknown = useLocation().state;
  useEffect(() => (hasChanges ? unsavedChanges.add() : undefined), [hasChanges]);
  useEffect(() => {
    if (!hasChanges || owner === null) return;
    return session.onEnd((reason) => {
      if (reason !== 'left') drafts.keep(owner, { path, to, state, values: values(), opened });
    });
  }, [hasChanges, owner, path, to, state, opened, values]);
};

export type DraftPlace = Pick<Draft, 'path' | 'to'>;

/**
 * Of a text outside a form, such as the reason of an action. It reads the browser's address, because the router's would
 * render the 200 buttons of a page of 100 rows again.
 */
export const draftPlace = (typed: string, id: Identifier | undefined): DraftPlace => {
  const { pathname, search } = location;
  const name = `#${typed}-${encodeURIComponent(id ?? '')}`;
  return { path: pathname + name, to: pathname + search + name };
};
