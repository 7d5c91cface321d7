import { createElement } from 'react';
import type * as noteItem from '../../src/record/notes/NoteItem';
import { bugsOf, caughtBy } from './mutant';

const inNoteItem = bugsOf<typeof noteItem>('src/record/notes/NoteItem.tsx');

/** Internal notes on a record. */
export const notes = caughtBy({
  'tests/record/notes/notes.test.tsx': [
    inNoteItem('NoteItem', {
      'notes: nobody can change their own': (Right) => (props) =>
        createElement(Right, { ...props, note: { ...props.note, author_id: 'somebody-else' } }),
    }),
  ],
});
