import { useCreatePath, useGetOne, useResourceContext } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { type Activity, activityKinds } from '../../dataProvider/history/activityWire';
import { listParamsKey } from '../../dataProvider/storeKeys';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import type { ExportColumn } from '../../list/export/exportColumn';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { Choices, ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { useVisibleAreas } from '../../menu/visibleMenu';
import { ActivityResource } from '../../record/activity/ActivityResource';
import { useActivityWords } from '../../record/activity/useActivityWords';
import { BackLink } from '../../record/queue/BackLink';
import { RecordLink } from '../../record/RecordLink';
import { useRecordQuery } from '../../record/useRecordQuery';
import { InstantField } from '../../ui/text/InstantField';
import type { UserAdmin } from './userAdminWire';
import './UserAdminActivity.css';

const useAreaChoices = (): Choices => {
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

const sort = { field: 'at', order: 'DESC' } as const;
const sorts = ['at'] as const;

const useExportColumns = (): readonly ExportColumn<Activity>[] => {
  const { actionOf, areaOf, detailOf } = useActivityWords();
  return [
    { source: 'at', instant: true },
    { source: 'actor' },
    { source: 'kind', words: 'kinds' },
    { source: 'action', value: actionOf },
    { source: 'area', value: areaOf },
    { source: 'record' },
    { source: 'fields', value: detailOf },
  ];
};

/** An empty cell of the table; the cards of a phone leave it out. */
const nothing = <span className="activity-nothing">–</span>;

const ActivityTable = () => {
  const { actionOf, areaOf, detailOf } = useActivityWords();
  return (
    <DataTable rowClick={false}>
      <DataTable.Col source="at" field={InstantField} sortByOrder="DESC" />
      <DataTable.Col<Activity> source="action" sortable={false} render={actionOf} />
      <DataTable.Col<Activity>
        source="record"
        sortable={false}
        render={({ area, record_id, record }) =>
          record || record_id ? (
            <RecordLink resource={area} id={record_id}>
              {record || '–'}
            </RecordLink>
          ) : (
            nothing
          )
        }
      />
      <DataTable.Col<Activity> source="area" sortable={false} render={areaOf} />
      <DataTable.Col<Activity>
        source="fields"
        sortable={false}
        render={(line) => detailOf(line) || nothing}
      />
    </DataTable>
  );
};

const ActivityList = ({ personId }: { personId: string }) => (
  <ListPage
    filter={useMemo(() => ({ actor_id: personId }), [personId])}
    storeKey={listParamsKey(`activity.${personId}`)}
    filters={filters}
    sort={sort}
    sorts={sorts}
    action={<ExportButton columns={useExportColumns()} name="aktivitas" area="member-list/user-admin" />}
  >
    <ActivityTable />
  </ListPage>
);

/** The activity of one user admin in the areas that the signed-in user may view, filtered by area, kind and date. */
const UserAdminActivity = () => {
  const { id = '' } = useParams();
  const resource = useResourceContext() ?? '';
  const { meta, ...query } = useRecordQuery();
  const { data: admin } = useGetOne<UserAdmin>(resource, { id, meta }, query);
  const name = admin?.full_name ?? '…';
  const { words } = useActivityWords();
  const createPath = useCreatePath();
  return (
    <>
      <BackLink to={createPath({ resource, id, type: 'show' })} label={words('back')} />
      <ActivityResource places={useMemo(() => ({ name }), [name])}>
        <ActivityList key={id} personId={id} />
      </ActivityResource>
    </>
  );
};

export default UserAdminActivity;
