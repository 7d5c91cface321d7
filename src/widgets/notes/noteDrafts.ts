import { readItem, removeItem, writeItem } from '../../authProvider/browserStorage';
import { session } from '../../authProvider/session';
import { z } from '../../dataProvider/zod';
import { draftOwner, drafts } from '../form/drafts';

/**
 * Notes that were typed and not sent. They are in local storage, which every end of the session clears, in whichever tab:
 * nothing is left for the next person at this browser. What an expiry interrupts waits with the drafts of forms, in memory
 * and for the same person (docs/decisions/0084).
 */

const noteDraft = z.object({
  text: z.string(),
  /** The Idempotency-Key it is sent with; a new one for every change of the text. */
  key: z.string(),
});
export type NoteDraft = z.infer<typeof noteDraft>;

const storageKey = 'note-drafts';

/** Drafts by the path of their place (useDraftPlace), and the user id of who typed them. */
const stored = z.object({ owner: z.string(), drafts: z.record(z.string(), noteDraft) });
type Stored = z.infer<typeof stored>;

const read = (): Stored => {
  try {
    return stored.parse(JSON.parse(readItem(storageKey) ?? ''));
  } catch {
    return { owner: '', drafts: {} };
  }
};

const own = (): Stored['drafts'] => {
  const { owner, drafts: typed } = read();
  return owner === draftOwner() ? typed : {};
};

session.onEnd((reason) => {
  const { owner, drafts: typed } = read();
  if (reason === 'expired')
    for (const [path, values] of Object.entries(typed)) drafts.keep(owner, { path, to: path, values });
});

/** Nothing is written while nobody is signed in. */
const write = (next: Stored['drafts']): void => {
  const owner = draftOwner();
  if (owner === null) return;
  if (Object.keys(next).length === 0) removeItem(storageKey);
  else writeItem(storageKey, JSON.stringify({ owner, drafts: next } satisfies Stored));
};

export const noteDrafts = {
  /** The signed-in person's draft at this path; undefined where there is none. */
  at: (path: string): NoteDraft | undefined => {
    const interrupted = noteDraft.safeParse(drafts.at(path)?.values);
    return interrupted.success ? interrupted.data : own()[path];
  },
  keep: (path: string, draft: NoteDraft): void => write({ ...own(), [path]: draft }),
  forget: (path: string): void =>
    write(Object.fromEntries(Object.entries(own()).filter(([other]) => other !== path))),
};
