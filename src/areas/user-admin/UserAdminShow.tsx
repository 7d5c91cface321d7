import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { useCreatePath, useGetOne, useResourceContext, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { useMay } from '../../authProvider/useMay';
import { type Activity, activityKinds } from '../../dataProvider/history/historyWire';
import { listParamsKey } from '../../dataProvider/storeKeys';
import { randomPassword } from '../../domain/format/randomPassword';
import { newPasswordFault } from '../../domain/password';
import type { ListOrder } from '../../domain/queue';
import { IssuedPassword } from '../../form/save/IssuedPassword';
import { Detail } from '../../form/Section';
import type { Column } from '../../list/columns';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { wordedChoices } from '../../list/filter/filterChoices';
import type { Choices, ListFilter } from '../../list/filter/listFilter';
import { ListPage } from '../../list/ListPage';
import { useVisibleAreas } from '../../menu/visibleMenu';
import { ActionBar, ActionButton } from '../../record/action/ActionButton';
import { ActivityResource, useActivityWords } from '../../record/activity/ActivityResource';
import { ReadField } from '../../record/ReadField';
import { BackLink } from '../../record/RecordColumns';
import { RecordLink } from '../../record/RecordLink';
import { EditRecordButton, ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { useRecordQuery } from '../../record/useRecordQuery';
import { Button } from '../../ui/Button';
import { TextBox } from '../../ui/field/Field';
import { LinkButton } from '../../ui/LinkButton';
import { InfoBox } from '../../ui/Notice';
import { StayDuring } from '../../ui/StayDuring';
import { useResourceWords } from '../../ui/text/words';
import { AccessSummary, LastLogin, useProtection } from './userAdminModel';
import { type UserAdmin, userAdminTransitions } from './userAdminWire';
import './userAdmins.css';

const ActivityButton = ({ id }: { id: string }) => {
  const words = useResourceWords();
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  return (
    <LinkButton
      to={`${createPath({ resource, id, type: 'show' })}/activity`}
      variant="outlined"
      color="inherit"
      startIcon={<HistoryOutlined />}
    >
      {words('activity')}
    </LinkButton>
  );
};

/** Suggests a password, accepts any other that the login form accepts (specification §5), and shows it once. */
const ResetPassword = ({ admin }: { admin: UserAdmin }) => {
  const translate = useTranslate();
  const words = useResourceWords();
  const [password, setPassword] = useState(randomPassword);
  const [isDone, setDone] = useState(false);
  const [issued, setIssued] = useState<string | null>(null);
  const fault = newPasswordFault(password);
  const onClosed = (): void => {
    if (isDone) setIssued(password);
    setDone(false);
    setPassword(randomPassword());
  };
  return (
    <>
      <ActionButton
        action="resetPassword"
        transition={userAdminTransitions.resetPassword}
        data={{ new_password: password }}
        ready={fault === null}
        onDone={() => setDone(true)}
        onClosed={onClosed}
      >
        <div className="password-line flow">
          <TextBox
            label={words('fields.new_password')}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={fault !== null}
            helperText={translate(
              fault === null
                ? 'resources.member-list/user-admin.actions.resetPassword.rule'
                : `validation.${fault}`,
            )}
            autoFocus
            autoComplete="new-password"
            spellCheck={false}
          />
          <Button variant="outlined" onClick={() => setPassword(randomPassword())}>
            {words('help.generate')}
          </Button>
        </div>
      </ActionButton>
      {/* From the server's response until the dialog has closed and the password is shown. */}
      {isDone && <StayDuring reason="password" />}
      {issued !== null && (
        <IssuedPassword username={admin.username} password={issued} onClose={() => setIssued(null)} />
      )}
    </>
  );
};

const UserAdminActions = ({ admin }: { admin: UserAdmin }) => {
  const protection = useProtection(admin);
  const mayAct = protection === null;
  const hidden = mayAct ? ['resetPassword'] : Object.keys(userAdminTransitions);
  return (
    <ActionBar transitions={userAdminTransitions} except={hidden}>
      {mayAct && <ResetPassword admin={admin} />}
      {/* Only one button is filled: Aktifkan if it is shown, otherwise this one. */}
      {protection !== 'moreRights' && (
        <EditRecordButton variant={mayAct && admin.status === 'TIDAK_AKTIF' ? 'outlined' : 'contained'} />
      )}
    </ActionBar>
  );
};

const Protection = ({ admin }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  const protection = useProtection(admin);
  const mayEdit = useMay('edit');
  if (protection === null || !mayEdit) return null;
  return <InfoBox title={words(`protected.${protection}`)} />;
};

const UserAdminDetail = () => (
  <ShowPage<UserAdmin>
    actions={(admin) => (
      <>
        <ActivityButton id={admin.id} />
        <UserAdminActions admin={admin} />
      </>
    )}
  >
    {(admin) => (
      <>
        <Protection admin={admin} />
        <Detail section="person">
          <ReadField source="full_name" />
          <ReadField source="phone" />
          <ReadField source="email" />
        </Detail>
        <Detail section="account">
          <ReadField source="username" />
          <ReadField source="status" type="state" />
          <ReadField source="last_login">
            <LastLogin admin={admin} />
          </ReadField>
          <ReadField source="created_at" type="instant" />
        </Detail>
        <Detail section="role">
          <ReadField source="role" />
          <ReadField source="access_role">
            <AccessSummary rights={admin.access_role} />
          </ReadField>
        </Detail>
        <RecordHistory history={admin.history} />
      </>
    )}
  </ShowPage>
);

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

const order: ListOrder = { sort: { field: 'at', order: 'DESC' } };

/** The cards of a phone leave it out. */
const nothing = <span className="activity-nothing">–</span>;

type ActivityWords = ReturnType<typeof useActivityWords>;

const columnsOf = ({ actionOf, areaOf, detailOf }: ActivityWords): readonly Column<Activity>[] => [
  { source: 'at', type: 'instant', sortByOrder: 'DESC' },
  { source: 'actor', within: 'at' },
  { source: 'kind', words: 'kinds', within: 'at' },
  { source: 'action', sortable: false, show: actionOf, value: actionOf },
  { source: 'area', value: areaOf, within: 'area' },
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
  { source: 'area', sortable: false, show: areaOf, export: false },
  { source: 'fields', sortable: false, show: (line) => detailOf(line) || nothing, value: detailOf },
];

const ActivityList = ({ personId }: { personId: string }) => {
  const words = useActivityWords();
  const [columns] = useState(() => columnsOf(words));
  const [filter] = useState({ actor_id: personId });
  return (
    <ListPage
      filter={filter}
      storeKey={listParamsKey(`activity.${personId}`)}
      columns={columns}
      filters={filters}
      order={order}
      action={<ExportButton name="aktivitas" area="member-list/user-admin" />}
    >
      <DataTable rowClick={false} />
    </ListPage>
  );
};

/** In the areas that the signed-in user may view. */
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

const UserAdminShow = () => (
  <Routes>
    <Route path="activity" element={<UserAdminActivity />} />
    <Route path="*" element={<UserAdminDetail />} />
  </Routes>
);

export default UserAdminShow;
