import { ListBase, RecordContextProvider } from 'ra-core';
import { createDataProvider } from '../src/dataProvider';
import { activityResource } from '../src/dataProvider/history/activity';
import type { Activity } from '../src/dataProvider/history/historyWire';
import type { Column } from '../src/list/columns';
import { DataTable } from '../src/list/DataTable';
import { useActivityWords } from '../src/record/activity/activityWords';
import { RecordNotes } from '../src/record/notes/RecordNotes';
import { products } from './data';
import { Frame } from './frame';

const states = [
  'With notes, the newer one by the person who is signed in',
  'Without notes',
  'Failed',
  'Loading',
];

const ActivityTable = () => {
  const { actionOf, areaOf, detailOf } = useActivityWords();
  const columns: readonly Column<Activity>[] = [
    { source: 'at', type: 'instant' },
    { source: 'action', sortable: false, show: actionOf },
    { source: 'record', sortable: false },
    { source: 'area', sortable: false, show: areaOf },
    { source: 'fields', sortable: false, show: (line) => detailOf(line) || '–' },
  ];
  return <DataTable rowClick={false} columns={columns} />;
};

/** The notes on a record in each of their states, and the log of what people did. */
export const Notes = () => (
  <>
    {states.map((title, index) => (
      <Frame key={title} title={title}>
        <RecordContextProvider value={products[index]}>
          <RecordNotes />
        </RecordContextProvider>
      </Frame>
    ))}
    <Frame title="Without the right to change" rights="look">
      <RecordContextProvider value={products[0]}>
        <RecordNotes />
      </RecordContextProvider>
    </Frame>
    <Frame title="Activity" resource="activity" server={createDataProvider([activityResource])}>
      <ListBase disableAuthentication disableSyncWithLocation>
        <ActivityTable />
      </ListBase>
    </Frame>
  </>
);
