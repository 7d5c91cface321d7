import { addNote, changeNote, deleteNote, notesPath, readNotes } from '../../src/dataProvider/history/notes';
import type { Call } from './calls';

/** The notes of record 7, and note 7 among them. */
const callsAt = (path: string): Call[] => {
  const notes = notesPath(path, '7');
  return [
    { address: `GET backoffice/${path}/7/notes`, send: () => readNotes(notes) },
    { address: `POST backoffice/${path}/7/notes`, send: () => addNote(notes, 'x', 'kunci-1') },
    { address: `PUT backoffice/${path}/7/notes/7`, send: () => changeNote(notes, '7', 'x') },
    {
      address: `DELETE backoffice/${path}/7/notes/7`,
      send: () => deleteNote(notes, '7').then(() => ({ data: { id: '7' } })),
    },
  ];
};

/** Internal notes, wherever records have them. */
export const noteCalls: readonly Call[] = [
  'merchant',
  'orders',
  'member-list/driver',
  'consumer-list',
].flatMap(callsAt);
