import type * as recordHistory from '../../mocks/rest/recordHistory';
import type * as roleWords from '../../src/areas/access-management/roleModel';
import { bugsOf, caughtBy } from './mutant';

const inHistory = bugsOf<typeof recordHistory>('mocks/rest/recordHistory.ts');
const inRoleWords = bugsOf<typeof roleWords>('src/areas/access-management/roleModel.tsx');

/** What the history of a record says of its edits. */
export const histories = caughtBy({
  'tests/mocks/rest/histories.test.ts': [
    inHistory('editOf', {
      'history: a right that was taken from a role is not told':
        (right) =>
        (before, after, ...rest) =>
          right(
            Object.fromEntries(Object.entries(before).filter(([field]) => field in after)),
            after,
            ...rest,
          ),
    }),
    inHistory('toldValues', {
      'history: a link is told by the id of what it leads to': (right) => (values, sent, told, tables) =>
        right(values, sent, { ...told, named: (own) => own }, tables),
    }),
  ],
  'tests/areas/histories.test.tsx': [
    inRoleWords('useRoleChangeWords', {
      'history: a right of a role is told by its code': (right) => () => ({
        ...right(),
        value: (_field, value) => value,
      }),
    }),
  ],
});
