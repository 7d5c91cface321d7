import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useResourceContext } from 'ra-core';
import { addNote, changeNote, deleteNote, readNotes } from '../../dataProvider/notes';
import type { Note } from '../../dataProvider/noteWire';
import { notFoundAsNull } from '../../dataProvider/serverErrors';
import type { NoteDraft } from './noteDrafts';

const withNote = (notes: readonly Note[], note: Note): Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((each) => (each.id === note.id ? note : each))
    : [...notes, note];

/**
 * The notes at an address, and the writes to them, which reject when they fail. After every write, done or failed, the notes
 * are read again. `data` is null where the host keeps no notes.
 */
export const useNotes = (address: string) => {
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const queryKey = [resource, 'read', 'notes', address];
  const { data, isPending, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readNotes(address, signal).catch(notFoundAsNull),
    staleTime: 0,
  });
  const afterwards = () => void queryClient.invalidateQueries({ queryKey });
  const keep = (note: Note): void =>
    void queryClient.setQueryData<Note[] | null>(queryKey, (before) => withNote(before ?? [], note));
  return {
    data,
    isPending,
    isError,
    refetch,
    add: ({ text, key }: NoteDraft) => addNote(address, text.trim(), key).then(keep).finally(afterwards),
    change: (id: string, text: string) => changeNote(address, id, text.trim()).then(keep).finally(afterwards),
    remove: (id: string) => deleteNote(address, id).finally(afterwards),
  };
};
