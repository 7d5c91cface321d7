import { caughtBy, type Mutant } from './mutant';

/** The log of what user admins did. */
export const activity: readonly Mutant[] = [
  ...caughtBy('tests/mocks/rest/activity.test.ts', undefined, [
    {
      name: 'activity: what one person did is told to everybody',
      file: 'mocks/rest/activity.ts',
      find: `!(name === 'actor_id' && wanted === id)`,
      replace: 'wanted === id',
    },
    {
      name: 'activity: areas that a person may not view are in the log',
      file: 'mocks/rest/activity.ts',
      find: '.filter(({ area }) => open.has(area))',
      replace: '',
    },
    {
      name: 'activity: what happened to a record goes with it',
      file: 'mocks/rest/activityLog.ts',
      find: 'activity.put({ ...line, record_id: null });',
      replace: 'void line;',
    },
  ]),
  ...caughtBy('tests/areas/dashboard/latestActivity.test.tsx', undefined, [
    {
      name: 'activity: the home page asks for it before anybody scrolls down',
      file: 'src/areas/dashboard/WhenNear.tsx',
      find: 'return isNear ? children',
      replace: 'return isReady ? children',
    },
    {
      name: 'activity: a host without a log shows a failure on the home page',
      file: 'src/areas/dashboard/LatestActivity.tsx',
      find: '.catch(notFoundAsNull)',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/user-admin/userAdminActivity.test.tsx', undefined, [
    {
      name: 'activity: the page of one person exports what everybody did',
      file: 'src/widgets/export/useAllPages.ts',
      find: 'requestFilter(useFilterValues(), permanent)',
      replace: 'requestFilter(useFilterValues(), undefined)',
    },
    {
      name: 'activity: a name of the system leads to a page',
      file: 'src/widgets/record/useShowPath.ts',
      find: '!id ||',
      replace: '',
    },
  ]),
  ...caughtBy('tests/areas/exportLog.test.tsx', undefined, [
    {
      name: 'activity: a failed log is not told',
      file: 'src/widgets/export/ExportPanel.tsx',
      find: `.catch(() => notify('errors.unlogged', { type: 'error' }))`,
      replace: '.catch(() => undefined)',
    },
  ]),
];
