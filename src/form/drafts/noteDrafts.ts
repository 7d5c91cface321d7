import { session } from '../../authProvider/session';
import { z } from '../../dataProvider/zod';
import { draftOwner, drafts } from './drafts';

/** In memory; when the session expires, they are kept with the drafts of forms. */

const noteDraft = z.object({
  text: z.string(),
  /** The Idempotency-Key: a new one for every change of the text. */
  key: z.string(),
  /** The saved text when a change of it began; '' for a new note. */
  opened: z.string(),
});
export type NoteDraft = z.infer<typeof noteDraft>;

let kept: { owner: string | null; typed: ReadonlyMap<string, NoteDraft> } = { owner: null, typed: new Map() };

const own = (): ReadonlyMap<string, NoteDraft> => (kept.owner === draftOwner() ? kept.typed : new Map());

session.onEnd((reason) => {
  const { owner, typed } = kept;
  if (reason !== 'left' && owner !== null)
    for (const [path, values] of typed) drafts.keep(owner, { path, to: path, values });
  kept = { owner: null, typed: new Map() };
});

// Another user may sign in in another tab.
session.subscribe(() => {
  const now = draftOwner();
  if (now !== null && now !== kept.owner) kept = { owner: now, typed: new Map() };
});

const replace = (typed: ReadonlyMap<string, NoteDraft>): void => {
  const owner = draftOwner();
  if (owner !== null) kept = { owner, typed };
};

export const noteDrafts = {
  at: (path: string): NoteDraft | undefined => {
    const interrupted = noteDraft.safeParse(drafts.at(path)?.values);
    return interrupted.success ? interrupted.data : own().get(path);
  },
  /** Those whose paths begin so, such as those of a page. */
  under: (start: string): ReadonlyMap<string, NoteDraft> =>
    new Map([...own()].filter(([path]) => path.startsWith(start))),
  keep: (path: string, draft: NoteDraft): void => replace(new Map(own()).set(path, draft)),
  forget: (path: string): void => replace(new Map([...own()].filter(([other]) => other !== path))),
};

export const unsavedNotesAt = (path: string): string[] =>
  [...noteDrafts.under(`${path}#`).values()].map(({ text }) => text);
