import { ResourceContextProvider, useCreatePath, useGetOne, useParams, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { type Activity, activityKinds } from '../../dataProvider/history/historyWire';
import type { ListOrder } from '../../domain/queue';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { FilterChoices, ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { useVisibleAreas } from '../../menu/area';
import { useActivityWords } from '../../record/activity/activityWords';
import { BackLink } from '../../record/RecordColumns';
import { RecordLink } from '../../record/RecordLink';
import { useRecordQueryOptions } from '../../record/recordQueryOptions';
import { type UserAdmin } from './userAdminWire';
import './userAdmins.css';

const useAreaChoices = (): FilterChoices => {
  const words = useActivityWords();
  return {
    choices: useVisibleAreas()
      .filter(({ isHome }) => !isHome)
      .map(({ name }) => ({ value: name, label: words.areaOf({ area: name }) })),
  };
};

const filters: readonly ListFilter[] = [
  { source: 'area', useChoices: useAreaChoices },
  { source: 'kind', useChoices: wordedChoices(activityKinds, 'kinds') },
  { kind: 'dateRange', source: 'at' },
];

const usualOrder: ListOrder = { sort: { field: 'at', order: 'DESC' } };

/** The cards of a phone leave it out. */
const nothing = <span className="activity-nothing">–</span>;

type ActivityWords = ReturnType<typeof useActivityWords>;

const columnsOf = ({ actionOf, areaOf, detailOf }: ActivityWords): readonly Column<Activity>[] => [
  { source: 'at', type: 'instant', sortByOrder: 'DESC' },
  { source: 'actor', within: 'at' },
  { source: 'kind', words: 'kinds', within: 'at' },
  { source: 'action', sortable: false, show: actionOf, value: actionOf },
  {
    source: 'record',
    sortable: false,
    show: ({ area, record_id, record }) =>
      record || record_id ? (
        <RecordLink resource={area} id={record_id}>
          {record || '–'}
        </RecordLink>
      ) : (
        nothing
      ),
  },
  { source: 'area', sortable: false, show: areaOf, value: areaOf, exportedAfter: 'action' },
  { source: 'fields', sortable: false, show: (line) => detailOf(line) || nothing, value: detailOf },
];

const ActivityList = ({ personId, sentence }: { personId: string; sentence: string }) => {
  const words = useActivityWords();
  const [columns] = useState(() => columnsOf(words));
  const [filter] = useState({ actor_id: personId });
  return (
    <ListPage
      sentence={sentence}
      filter={filter}
      storePrefix={`activity.${personId}`}
      columns={columns}
      filters={filters}
      usualOrder={usualOrder}
      toolbar={<ExportButton name="aktivitas" area="member-list/user-admin" />}
    >
      <DataTable rowClick={false} />
    </ListPage>
  );
};

/** In the areas that the signed-in user may view. */
export const UserAdminActivity = () => {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { meta, ...query } = useRecordQueryOptions();
  const { data: admin } = useGetOne<UserAdmin>(resource, { id, meta }, query);
  const name = admin?.full_name ?? '…';
  const { words } = useActivityWords();
  const createPath = useCreatePath();
  return (
    <>
      <BackLink to={createPath({ resource, id, type: 'show' })} label={words('back')} />
      <ResourceContextProvider value="activity">
        <ActivityList key={id} personId={id} sentence={words('sentence', { name })} />
      </ResourceContextProvider>
    </>
  );
};
