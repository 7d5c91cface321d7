import { session } from '../../authProvider/session';
import { draftOwner, drafts } from './drafts';

/** In memory; when the session expires, they are kept with the drafts of forms. */

export type NoteDraft = {
  text: string;
  /** The Idempotency-Key: a new one for every change of the text. */
  key: string;
  /** The saved text when a change of it began; '' for a new note. */
  opened: string;
};

/** Of one user, by path. */
const typed = new Map<string, { owner: string; draft: NoteDraft }>();

session.onEnd((reason) => {
  if (reason !== 'left')
    for (const [path, { owner, draft }] of typed) drafts.keep(owner, { path, to: path, values: draft });
  typed.clear();
});

// Another user may sign in in another tab.
session.subscribe(() => {
  const now = draftOwner();
  if (now !== null && [...typed.values()].some(({ owner }) => owner !== now)) typed.clear();
});

export const noteDrafts = {
  at: (path: string): NoteDraft | undefined =>
    (drafts.at(path)?.values as NoteDraft | undefined) ?? typed.get(path)?.draft,
  /** The paths that begin so, also of drafts that an expired session left. */
  under: (start: string): string[] =>
    [...new Set([...typed.keys(), ...drafts.paths()])].filter((path) => path.startsWith(start)),
  keep: (path: string, draft: NoteDraft): void => {
    const owner = draftOwner();
    if (owner !== null) typed.set(path, { owner, draft });
  },
  forget: (path: string): void => void typed.delete(path),
};

export const unsavedNotesAt = (page: string): string[] =>
  [...typed].filter(([path]) => path.startsWith(`${page}#`)).map(([, { draft }]) => draft.text);
