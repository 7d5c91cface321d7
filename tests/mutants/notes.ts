import { caughtBy, type Mutant } from './mutant';

/** Internal notes on a record. */
export const notes: readonly Mutant[] = [
  ...caughtBy('tests/mocks/rest/notes.test.ts', undefined, [
    {
      name: 'notes: everyone with the right to manage changes the notes of others',
      file: 'mocks/rest/notes.ts',
      find: 'kept.author_id === account.id',
      replace: `kept.author_id !== ''`,
    },
  ]),
  ...caughtBy('tests/widgets/notes/notes.test.tsx', undefined, [
    {
      name: 'notes: those of others can be changed on the page',
      file: 'src/widgets/notes/NoteItem.tsx',
      find: '{isOwn && mayWrite && !isEditing && (',
      replace: '{mayWrite && !isEditing && (',
    },
    {
      name: 'notes: another text is sent under the key of the one before',
      file: 'src/widgets/notes/useNoteDraft.ts',
      find: 'change: (text: string): void => setDraft(newDraft(text))',
      replace: 'change: (text: string): void => setDraft({ ...draft, text })',
    },
  ]),
  ...caughtBy('tests/widgets/notes/noteDrafts.test.tsx', undefined, [
    {
      name: 'notes: what was typed on a page that was left is lost with the session',
      file: 'src/widgets/notes/noteDrafts.ts',
      find: `reason !== 'left'`,
      replace: `reason === 'left'`,
    },
  ]),
];
