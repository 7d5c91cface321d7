import type * as accounts from '../../mocks/server/accounts';
import type * as endpoint from '../../mocks/server/endpoint';
import type * as loginLimit from '../../mocks/server/loginLimit';
import type * as access from '../../src/authProvider/access';
import type * as browserStorage from '../../src/authProvider/browserStorage';
import type * as reread from '../../src/authProvider/rereadAccess';
import type * as session from '../../src/authProvider/session';
import type * as config from '../../src/config';
import type * as routeArea from '../../src/menu/routeArea';
import { bugsOf, caughtBy } from './mutant';

const inAccess = bugsOf<typeof access>('src/authProvider/access.ts');
const inSession = bugsOf<typeof session>('src/authProvider/session.ts');
const inBrowserStorage = bugsOf<typeof browserStorage>('src/authProvider/browserStorage.ts');
const inReread = bugsOf<typeof reread>('src/authProvider/rereadAccess.ts');
const inRouteArea = bugsOf<typeof routeArea>('src/menu/routeArea.ts');
const inConfig = bugsOf<typeof config>('src/config.ts');
const inAccounts = bugsOf<typeof accounts>('mocks/server/accounts.ts');
const inEndpoint = bugsOf<typeof endpoint>('mocks/server/endpoint.ts');
const inLoginLimit = bugsOf<typeof loginLimit>('mocks/server/loginLimit.ts');

/** Rights, session and the layout. */
export const rights = caughtBy({
  'tests/authProvider/access.test.ts': [
    inAccess('mayAct', {
      'rights: the right to view is enough to delete': (right) => (held, permission, action) =>
        right(held, permission, action === 'delete' ? 'show' : action),
    }),
    inAccess('mayView', {
      'rights: the right to manage no longer includes the right to view': () => (held, permission) =>
        held.includes(`VIEW_${permission}`),
    }),
    inAccess('permissionOf', {
      'rights: the permission begins after the last underscore': () => (value) =>
        value.slice(value.lastIndexOf('_') + 1),
    }),
  ],
  'tests/authProvider/session.test.ts': [
    inSession('session', {
      'session: “Selalu ingat” lasts a day, and the rest a year': (right) => ({
        ...right,
        save: (info, remember) => right.save(info, !remember),
      }),
      'session: a late 401 signs the next user out': (right) => ({
        ...right,
        expire: () => right.expire(right.token() ?? ''),
      }),
    }),
    inBrowserStorage('writeCookie', {
      'session: a cookie never ends': (right) => (name, value) => right(name, value),
    }),
  ],
  'tests/layout/freshAccess.test.tsx > returns to the window': [
    inReread('rereadAccess', {
      'rights: they are not read again': () => () => Promise.resolve(),
      'rights: they are asked for at every glance': (right) => () => right(0),
    }),
  ],
  'tests/menu/routeArea.test.ts': [
    inRouteArea('judgeRoute', {
      'gate: the form of a new record opens without the right to manage': (right) => (areas, path, held) =>
        path.endsWith('/create') ? { allowed: true } : right(areas, path, held),
      'gate: the import opens without the right to manage': (right) => (areas, path, held) =>
        path.endsWith('/import') ? { allowed: true } : right(areas, path, held),
    }),
  ],
  'tests/contract/letterByLetter.test.ts': [
    inConfig('limits', {
      'limits: a photo may be five times a thousand times a thousand bytes': (right) => ({
        ...right,
        imageBytes: 5_000_000 as 5120000,
      }),
    }),
  ],
  'tests/mocks/server/wrongCalls.test.ts': [
    inAccounts('mayWrite', {
      'API: the right to view is enough to write': () => (account, permission) =>
        account.access.some((value) => value.endsWith(`_${permission}`)),
    }),
    inEndpoint('endpoint', {
      'API: everybody who is signed in may do everything': (right) => (context, address, spec, answer) =>
        right(context, address, { ...spec, access: 'signedIn' }, answer),
    }),
  ],
  'tests/mocks/server/loginLimit.test.ts': [
    inLoginLimit('createLoginLimit', {
      'login: one address may try every account': (right) => () => {
        const limit = right();
        return { ...limit, noteWrong: (account) => limit.noteWrong(account, account) };
      },
    }),
  ],
});
