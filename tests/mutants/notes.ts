import { createElement } from 'react';
import type * as noteItem from '../../src/record/notes/NoteItem';
import { bugsOf, caughtBy, type Mutant } from './mutant';

const inNoteItem = bugsOf<typeof noteItem>('src/record/notes/NoteItem.tsx');

/** Internal notes on a record. */
export const notes: readonly Mutant[] = [
  ...caughtBy(
    'tests/record/notes/notes.test.tsx',
    undefined,
    inNoteItem(
      'NoteItem',
      'notes: nobody can change their own',
      (Right) => (props) =>
        createElement(Right, { ...props, note: { ...props.note, author_id: 'somebody-else' } }),
    ),
  ),
];
