import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { notes } from '../../../i18n/record/notes';
import type { Note } from '../../dataProvider/history/historyWire';
import { addNote, changeNote, deleteNote, readNotes } from '../../dataProvider/history/notes';
import { randomId } from '../../domain/randomId';
import { visibleText } from '../../domain/visibleText';
import { type DraftPlace, drafts, useKeepDraft } from '../../form/drafts/drafts';
import { type NoteDraft, noteDrafts } from '../../form/drafts/noteDrafts';
import { useAskBeforeClosing } from '../../ui/StayDuring';
import { useOwnWords } from '../../ui/text/words';

const withNote = (notes: readonly Note[], note: Note): Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((each) => (each.id === note.id ? note : each))
    : [...notes, note];

/** Writes reject on failure, and refetch in any case. `read.data` is null if the host has no notes. */
export const useNotes = (address: string) => {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const queryKey = [resource, 'read', 'notes', address];
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => readNotes(address, signal),
    staleTime: 0,
  };
  const read = useQuery(query);
  const refetchNotes = () => void queryClient.invalidateQueries({ queryKey });
  const updateCache = (note: Note): void =>
    void queryClient.setQueryData<Note[] | null>(queryKey, (before) => withNote(before ?? [], note));
  /** As it is now; undefined if the note is gone. */
  const textNow = async (id: string): Promise<string | undefined> =>
    (await queryClient.query(query))?.find((note) => note.id === id)?.text;
  return {
    read,
    textNow,
    add: ({ text, key }: NoteDraft) =>
      addNote(address, visibleText(text), key).then(updateCache).finally(refetchNotes),
    change: (id: string, text: string) =>
      changeNote(address, id, visibleText(text)).then(updateCache).finally(refetchNotes),
    /** @throws Error if the text was changed since it was shown; the new text is shown instead */
    remove: async ({ id, text }: Note): Promise<void> => {
      const now = await textNow(id);
      if (now !== undefined && now !== text) throw new Error(notes.changedSince);
      await deleteNote(address, id).finally(refetchNotes);
    },
  };
};

const newDraft = (text: string, opened: string): NoteDraft => ({ text, opened, key: randomId() });

/** What differs from the saved text waits as a draft when the user leaves the page or the session expires. */
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
    /** Even if the user left the page before the response. */
    forget: (): void => {
      noteDrafts.forget(path);
      setDraft(newDraft(saved, saved));
    },
  };
};

export const useNoteWords = () => useOwnWords(notes);
