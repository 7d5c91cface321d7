import type * as log from '../../mocks/rest/activityLog';
import type * as optionalCalls from '../../src/dataProvider/optionalCalls';
import type * as recordLink from '../../src/record/RecordLink';
import { bugsOf, caughtBy } from './mutant';

const inLog = bugsOf<typeof log>('mocks/rest/activityLog.ts');
const inRecordLink = bugsOf<typeof recordLink>('src/record/RecordLink.tsx');
const inOptionalCalls = bugsOf<typeof optionalCalls>('src/dataProvider/optionalCalls.ts');

/** The log of what user admins did. */
export const activity = caughtBy({
  'tests/mocks/rest/activity.test.ts': [
    inLog('activitiesOf', {
      'activity: what one person did is told as done by somebody else': (right) => (area, record) =>
        right(area, record).map((line) => ({ ...line, actor_id: 'somebody-else' })),
    }),
    inLog('logRemoval', {
      'activity: what happened to a record goes with it': () => () => undefined,
    }),
  ],
  'tests/areas/dashboard/latestActivity.test.tsx': [
    inOptionalCalls('ifOffered', {
      'activity: a host without a log shows a failure on the home page': () => (_, send) => send(),
    }),
  ],
  'tests/areas/user-admin/userAdminActivity.test.tsx': [
    inRecordLink('ActorLink', {
      'activity: a name of the system leads to a page':
        (right) =>
        ({ id, name }) =>
          right({ id: id || 'sistem', name }),
    }),
  ],
});
