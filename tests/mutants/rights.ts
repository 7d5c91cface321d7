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
  ...caughtBy('tests/format/pageWindow.test.ts', undefined, [
    {
      name: 'pages: the jumps appear with five pages',
      file: 'src/format/pageWindow.ts',
      find: '  totalPages > limits.pageWindow;',
      replace: '  totalPages >= limits.pageWindow;',
    },
    {
      name: 'pages: the window begins a page too late',
      file: 'src/format/pageWindow.ts',
      find: 'Math.min(current - 2,',
      replace: 'Math.min(current - 1,',
    },
    {
      name: 'pages: the start index changes one page late',
      file: 'src/format/pageWindow.ts',
      find: 'current >= 4 ? 1 : 0',
      replace: 'current > 4 ? 1 : 0',
    },
  ]),
  ...caughtBy('tests/widgets/list/moreColumns.test.tsx', undefined, [
    {
      name: 'columns: what an export has besides is shown at first',
      file: 'src/widgets/list/moreColumns.tsx',
      find: '        hiddenAtFirst\n',
      replace: '',
    },
  ]),
  ...caughtBy('tests/widgets/export/exportColumns.test.tsx', undefined, [
    {
      name: 'export: the columns of the table are in the file’s own order',
      file: 'src/widgets/export/useKeptColumns.ts',
      find: 'placeOf(one) - placeOf(other)',
      replace: '0',
    },
  ]),
  ...caughtBy('tests/widgets/list/ListPage.test.tsx', 'before the browser paints', [
    {
      name: 'list: its rows are requested after its first paint',
      file: 'src/widgets/list/ListPage.tsx',
      find: '  useLayoutEffect(() => requestRows({ page }), [requestRows, page]);\n',
      replace: '',
    },
  ]),
  ...caughtBy('tests/widgets/list/requestRows.test.tsx', undefined, [
    {
      name: 'list: a change is requested only after it is rendered',
      file: 'src/widgets/list/requestRows.ts',
      find: '        if (changes.current) request(changes.current);\n',
      replace: '',
    },
    {
      name: 'list: two changes at once are two requests',
      file: 'src/widgets/list/requestRows.ts',
      find: '    if (changes.current === null)\n      queueMicrotask(() => {\n        if (changes.current) request(changes.current);\n        changes.current = null;\n      });\n',
      replace: '    request(change);\n',
    },
    {
      name: 'list: a new order is requested for the page that is open',
      file: 'src/widgets/list/requestRows.ts',
      find: 'page: 1, ...change',
      replace: '...change',
    },
  ]),
  ...caughtBy('tests/widgets/list/DataTable.test.tsx', 'the link of a row', [
    {
      name: 'list: Ctrl and a click on the link of a row open the record here',
      file: 'src/widgets/list/useRowLink.ts',
      find: 'if (opensTab || event.shiftKey || event.altKey) return;',
      replace: '',
    },
  ]),
  ...caughtBy('tests/widgets/list/firstRows.test.tsx', undefined, [
    {
      name: 'list: it requests ten rows before it renders, whatever page size the user chose',
      file: 'src/widgets/list/firstRows.ts',
      find: 'perPage ?? store.getItem<number>(pageSizeKey(resource)) ?? limits.defaultPageSize',
      replace: 'perPage ?? limits.defaultPageSize',
    },
    {
      name: 'list: a filter in the address is not in the request before it renders',
      file: 'src/widgets/list/firstRows.ts',
      find: `search !== '' || `,
      replace: '',
    },
    {
      name: 'list: it is requested only when the app renders',
      file: 'src/App.tsx',
      find: 'openSession(id);\n};',
      replace: '{}\n};',
    },
  ]),
  ...caughtBy('tests/widgets/list/Pagination.test.tsx', undefined, [
    {
      name: 'pages: the first row of a page is counted from zero',
      file: 'src/widgets/list/Pagination.tsx',
      find: 'from: offset + 1',
      replace: 'from: offset',
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
