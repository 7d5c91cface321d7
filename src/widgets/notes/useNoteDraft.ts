import { useEffect, useState } from 'react';
import { useAskBeforeClosing } from '../feedback/useAskBeforeClosing';
import { drafts } from '../form/drafts';
import { useKeepDraft } from '../form/useKeepDraft';
import type { DraftPlace } from '../record/useDraftPlace';
import { type NoteDraft, noteDrafts } from './noteDrafts';

const newDraft = (text: string): NoteDraft => ({ text, key: crypto.randomUUID() });

/**
 * What is typed for a note, kept at `place` as long as it differs from what the server holds: when the page is left, and when
 * the session expires. The browser asks before it closes the tab or loads it again.
 * @param saved the text of the note that is changed; left out for a new one
 */
export const useNoteDraft = (place: DraftPlace, saved = '') => {
  const { path } = place;
  const [draft, setDraft] = useState(() => noteDrafts.at(path) ?? newDraft(saved));
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
    change: (text: string): void => setDraft(newDraft(text)),
    /** Also for a page that was left before the server answered. */
    forget: (): void => {
      noteDrafts.forget(path);
      setDraft(newDraft(saved));
    },
  };
};
