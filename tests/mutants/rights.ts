import { caughtBy, type Mutant } from './mutant';

const access = 'src/authProvider/access.ts';
const session = 'src/authProvider/session.ts';
const renewal = 'tests/layout/freshAccess.test.tsx';

/** Rights, session and the layout. */
export const rights: readonly Mutant[] = [
  ...caughtBy('tests/authProvider/access.test.ts', undefined, [
    {
      name: 'rights: the right to view is enough to delete',
      file: access,
      find: `action === 'export' ? 'view'`,
      replace: `action === 'export' || action === 'delete' ? 'view'`,
    },
    {
      name: 'rights: the right to manage no longer includes the right to view',
      file: access,
      find: ' || mayManage(access, permission);',
      replace: ';',
    },
    {
      name: 'rights: the permission begins after the last underscore',
      file: access,
      find: `access.indexOf('_') + 1`,
      replace: `access.lastIndexOf('_') + 1`,
    },
  ]),
  ...caughtBy('tests/authProvider/session.test.ts', undefined, [
    {
      name: 'session: “Selalu ingat” lasts a day, and the rest a year',
      file: session,
      find: 'remember ? limits.rememberedSessionDays : limits.sessionDays',
      replace: 'remember ? limits.sessionDays : limits.rememberedSessionDays',
    },
    {
      name: 'session: a late 401 signs the next user out',
      file: session,
      find: 'if (token === session.token()) end',
      replace: 'end',
    },
    {
      name: 'session: the cookie travels to other sites',
      file: 'src/authProvider/browserStorage.ts',
      find: 'SameSite=Strict',
      replace: 'SameSite=None',
    },
  ]),
  ...caughtBy(renewal, 'returns to the window', [
    {
      name: 'rights: they are not read again on return',
      file: 'src/layout/useFreshAccess.ts',
      find: `window.addEventListener('focus', readAgain);`,
      replace: '',
    },
    {
      name: 'rights: they are asked for at every glance',
      file: 'src/authProvider/rereadAccess.ts',
      find: 'navigation: 5000',
      replace: 'navigation: 0',
    },
  ]),
  ...caughtBy('tests/menu/routeArea.test.ts', undefined, [
    {
      name: 'gate: the form of a new record opens without the right to manage',
      file: 'src/menu/routeArea.ts',
      find: `if (first === 'create') return { allowed: manages };`,
      replace: `if (first === 'create') return { allowed: true };`,
    },
    {
      name: 'gate: the import opens without the right to manage',
      file: 'src/menu/routeArea.ts',
      find: `ownPage(area, first)) return { allowed: manages };`,
      replace: `ownPage(area, first)) return { allowed: true };`,
    },
    {
      name: 'gate: the shortest matching area decides',
      file: 'src/menu/routeArea.ts',
      find: 'b.name.length - a.name.length',
      replace: 'a.name.length - b.name.length',
    },
  ]),
  ...caughtBy('tests/contract/letterByLetter.test.ts', undefined, [
    {
      name: 'limits: a photo may be five times a thousand times a thousand bytes',
      file: 'src/config.ts',
      find: '5000 * 1024',
      replace: '5000 * 1000',
    },
  ]),
  ...caughtBy('tests/mocks/server/wrongCalls.test.ts', undefined, [
    {
      name: 'API: the right to view is enough to write',
      file: 'mocks/server/endpoint.ts',
      find: 'mayWrite(account, permission)',
      replace: 'mayRead(account, permission)',
    },
  ]),
  ...caughtBy('tests/mocks/server/contract.test.ts', 'names the headers', [
    {
      name: 'API: a call without the platform headers is answered',
      file: 'mocks/server/endpoint.ts',
      find: `['platform', 'app-version'].filter`,
      replace: `['platform'].filter`,
    },
  ]),
  ...caughtBy('tests/mocks/server/loginLimit.test.ts', 'current passwords', [
    {
      name: 'password change: guesses of the current password are not counted',
      file: 'mocks/server/auth.ts',
      find: 'loginLimit.noteWrong(...guess)',
      replace: 'loginLimit.noteRight(guess[0])',
    },
  ]),
];
