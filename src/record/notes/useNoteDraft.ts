import { useEffect, useState } from 'react';
import { randomId } from '../../domain/randomId';
import { drafts } from '../../form/drafts';
import { type NoteDraft, noteDrafts } from '../../form/noteDrafts';
import { useKeepDraft } from '../../form/useKeepDraft';
import { useAskBeforeClosing } from '../../ui/useAskBeforeClosing';
import type { DraftPlace } from '../draftPlace';

const newDraft = (text: string, opened: string): NoteDraft => ({ text, opened, key: randomId() });

/**
 * Holds the typed text of a note. While it differs from the saved text, it is kept as a draft at `place` when the user leaves
 * the page or the session expires, and the browser asks before it closes or reloads the tab.
 * @param saved the saved text of an edited note; '' for a new note
 */
export const useNoteDraft = (place: DraftPlace, saved = '') => {
  const { path } = place;
  const [draft, setDraft] = useState(() => noteDrafts.at(path) ?? newDraft(saved, saved));
  // What nobody typed in follows the saved text.
  if (draft.text === draft.opened && draft.opened !== saved) setDraft(newDraft(saved, saved));
  const hasChanges = draft.text !== saved;
  useAskBeforeClosing(hasChanges);
  useKeepDraft({ ...place, hasChanges, values: () => draft });
  useEffect(() => {
    drafts.discard(path);
    if (hasChanges) noteDrafts.keep(path, draft);
    else noteDrafts.forget(path);
  }, [path, draft, hasChanges]);
  return {
    draft,
    change: (text: string): void => setDraft(newDraft(text, draft.opened)),
    /** Deletes the draft, even if the user left the page before the response. */
    forget: (): void => {
      noteDrafts.forget(path);
      setDraft(newDraft(saved, saved));
    },
  };
};
