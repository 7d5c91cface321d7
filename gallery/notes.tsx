import { ListBase, RecordContextProvider } from 'ra-core';
import type { Activity } from '../src/dataProvider/history/activityWire';
import { DataTable } from '../src/list/DataTable';
import { ActivityResource } from '../src/record/activity/ActivityResource';
import { useActivityWords } from '../src/record/activity/useActivityWords';
import { RecordNotes } from '../src/record/notes/RecordNotes';
import { InstantField } from '../src/ui/text/InstantField';
import { products } from './data';
import { Frame } from './frame';

const states = [
  'With notes, the newer one by the person who is signed in',
  'Without notes',
  'Failed',
  'Loading',
];
const places = { name: 'Rini Astuti' };

const ActivityTable = () => {
  const { actionOf, areaOf, detailOf } = useActivityWords();
  return (
    <DataTable rowClick={false}>
      <DataTable.Col source="at" field={InstantField} />
      <DataTable.Col<Activity> source="action" sortable={false} render={actionOf} />
      <DataTable.Col source="record" sortable={false} />
      <DataTable.Col<Activity> source="area" sortable={false} render={areaOf} />
      <DataTable.Col<Activity> source="fields" sortable={false} render={(line) => detailOf(line) || '–'} />
    </DataTable>
  );
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
    <Frame title="Activity">
      <ActivityResource places={places}>
        <ListBase disableAuthentication disableSyncWithLocation>
          <ActivityTable />
        </ListBase>
      </ActivityResource>
    </Frame>
  </>
);
