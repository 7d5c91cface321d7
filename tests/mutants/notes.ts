import { createElement } from 'react';
import type * as noteItem from '../../src/widgets/notes/NoteItem';
import { bugsOf, caughtBy, type Mutant } from './mutant';

const inNoteItem = bugsOf<typeof noteItem>('src/widgets/notes/NoteItem.tsx');

/** Internal notes on a record. */
export const notes: readonly Mutant[] = [
  ...caughtBy(
    'tests/widgets/notes/notes.test.tsx',
    undefined,
    inNoteItem(
      'NoteItem',
      'notes: nobody can change their own',
      (Right) => (props) =>
        createElement(Right, { ...props, note: { ...props.note, author_id: 'somebody-else' } }),
    ),
  ),
];
