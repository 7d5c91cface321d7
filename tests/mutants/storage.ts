import type * as roleCollection from '../../mocks/collections/roles';
import type * as userAdminCollection from '../../mocks/collections/userAdmins';
import type * as restSecrets from '../../mocks/rest/restSecrets';
import type * as staffAccounts from '../../mocks/server/staffAccounts';
import type * as dbTransactions from '../../mocks/storage/dbTransactions';
import { bugsOf, caughtBy } from './mutant';

const inDbTransactions = bugsOf<typeof dbTransactions>('mocks/storage/dbTransactions.ts');
const inRestSecrets = bugsOf<typeof restSecrets>('mocks/rest/restSecrets.ts');
const inRoles = bugsOf<typeof roleCollection>('mocks/collections/roles.ts');
const inUserAdmins = bugsOf<typeof userAdminCollection>('mocks/collections/userAdmins.ts');
const inStaffAccounts = bugsOf<typeof staffAccounts>('mocks/server/staffAccounts.ts');

/** What the embedded API stores, and who may read it. */
export const storage = caughtBy({
  'tests/mocks/storage/crash.test.ts > leaves balance': [
    inDbTransactions('transactionsOf', {
      'journal: memory changes although the disk is full': (right) => (journal) =>
        right({
          ...journal,
          append: (changes) => {
            try {
              journal.append(changes);
            } catch {
              // As if it were written.
            }
          },
        }),
    }),
  ],
  'tests/mocks/storage/oneLine.test.ts': [
    inDbTransactions('transactionsOf', {
      'journal: every record of a call is a line of its own': (right) => (journal) =>
        right({ ...journal, append: (changes) => changes.forEach((change) => journal.append([change])) }),
    }),
  ],
  'tests/mocks/collections/driverSecrets.test.ts': [
    inRestSecrets('viewOf', {
      'secrets: answers hold whole numbers': (right) => (collection, tables) =>
        right({ ...collection, secrets: [] }, tables),
    }),
  ],
  'tests/mocks/collections/roles.test.ts': [
    inStaffAccounts('orphanedBy', {
      'rights: a right that nobody could give back is taken away': () => () => [],
    }),
    inRoles('roles', {
      'rights: a role takes every right': (right) => ({
        ...right,
        update: right.update && { ...right.update, check: () => [] },
      }),
    }),
  ],
  'tests/mocks/collections/userAdmins.test.ts > with more rights': [
    inUserAdmins('userAdmins', {
      'rights: a user admin who holds more than one does can be renamed': (right) => ({
        ...right,
        update: right.update && { ...right.update, check: () => [] },
      }),
    }),
  ],
});
