import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { addNote, changeNote, deleteNote, readNotes } from '../../dataProvider/history/notes';
import type { Note } from '../../dataProvider/history/noteWire';
import { notFoundAsNull } from '../../dataProvider/serverErrors';
import { visibleText } from '../../domain/visibleText';
import type { NoteDraft } from '../../form/noteDrafts';

const withNote = (notes: readonly Note[], note: Note): Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((each) => (each.id === note.id ? note : each))
    : [...notes, note];

/**
 * Reads the notes at an address and writes to them. Writes reject on failure; after every write, successful or not, the notes
 * are refetched. `data` is null if the host has no notes endpoint.
 */
export const useNotes = (address: string) => {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const queryKey = [resource, 'read', 'notes', address];
  const query = {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => readNotes(address, signal).catch(notFoundAsNull),
    staleTime: 0,
  };
  const { data, isPending, isError, refetch } = useQuery(query);
  const refetchNotes = () => void queryClient.invalidateQueries({ queryKey });
  const updateCache = (note: Note): void =>
    void queryClient.setQueryData<Note[] | null>(queryKey, (before) => withNote(before ?? [], note));
  return {
    data,
    isPending,
    isError,
    refetch,
    /** Reads the text of a note as it is now; undefined if the note is gone. */
    textNow: async (id: string): Promise<string | undefined> =>
      (await queryClient.query(query))?.find((note) => note.id === id)?.text,
    add: ({ text, key }: NoteDraft) =>
      addNote(address, visibleText(text), key).then(updateCache).finally(refetchNotes),
    change: (id: string, text: string) =>
      changeNote(address, id, visibleText(text)).then(updateCache).finally(refetchNotes),
    remove: (id: string) => deleteNote(address, id).finally(refetchNotes),
  };
};
