import { session } from '../../authProvider/session';
import { z } from '../../dataProvider/zod';
import { draftOwner, drafts } from '../form/drafts';

/**
 * Notes that were typed and not sent, in memory and for the same person (docs/decisions/0084). What an expiry interrupts
 * waits with the drafts of forms.
 */

const noteDraft = z.object({
  text: z.string(),
  /** The Idempotency-Key it is sent with; a new one for every change of the text. */
  key: z.string(),
});
export type NoteDraft = z.infer<typeof noteDraft>;

/** The user id of who typed, and what, by the path of its place (useDraftPlace). */
let kept: { owner: string | null; typed: ReadonlyMap<string, NoteDraft> } = { owner: null, typed: new Map() };

const own = (): ReadonlyMap<string, NoteDraft> => (kept.owner === draftOwner() ? kept.typed : new Map());

session.onEnd((reason) => {
  const { owner, typed } = kept;
  if (reason === 'expired' && owner !== null)
    for (const [path, values] of typed) drafts.keep(owner, { path, to: path, values });
  kept = { owner: null, typed: new Map() };
});

// Somebody else signs in in another tab.
session.subscribe(() => {
  const now = draftOwner();
  if (now !== null && now !== kept.owner) kept = { owner: now, typed: new Map() };
});

/** Nothing is kept while nobody is signed in. */
const replace = (typed: ReadonlyMap<string, NoteDraft>): void => {
  const owner = draftOwner();
  if (owner !== null) kept = { owner, typed };
};

export const noteDrafts = {
  /** The signed-in person's draft at this path; undefined where there is none. */
  at: (path: string): NoteDraft | undefined => {
    const interrupted = noteDraft.safeParse(drafts.at(path)?.values);
    return interrupted.success ? interrupted.data : own().get(path);
  },
  keep: (path: string, draft: NoteDraft): void => replace(new Map(own()).set(path, draft)),
  forget: (path: string): void => replace(new Map([...own()].filter(([other]) => other !== path))),
};
