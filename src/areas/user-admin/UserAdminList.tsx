import { useRecordContext } from 'ra-core';
import { useUser } from '../../authProvider/currentUser';
import { CreateButton } from '../../list/CreateButton';
import { DataTable } from '../../list/DataTable';
import { ExportButton } from '../../list/export/ExportButton';
import { type ExportColumn, hiddenAtFirst, plainColumns } from '../../list/export/exportColumn';
import { choicesOf } from '../../list/filter/filterChoices';
import type { ListFilter } from '../../list/filter/listFilter';
import { firstRows } from '../../list/firstRows';
import { ListPage } from '../../list/ListPage';
import { moreColumns } from '../../list/moreColumns';
import { EditLink } from '../../record/action/EditLink';
import { StateField } from '../../ui/text/StateField';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { LastLogin } from './LastLogin';
import { useProtection } from './useProtection';
import { type UserAdmin, userAdminStates } from './userAdminWire';
import { useRoleChoices } from './useRoleChoices';
import './UserAdminList.css';

const useRoles = () => choicesOf(useRoleChoices(), ({ id, name }) => ({ value: id, label: name }));

const filters: readonly ListFilter[] = [{ source: 'role_id', useChoices: useRoles }];

const exported: readonly ExportColumn[] = [
  ...plainColumns('full_name', 'username', 'email'),
  ...hiddenAtFirst({ source: 'phone' }),
  { source: 'role' },
  { source: 'status', words: 'states' },
  { source: 'last_login', instant: true },
];

const more = moreColumns(exported);

const sorts = ['full_name', 'username', 'email', 'role', 'status', 'last_login'] as const;
const sort = { field: 'full_name', order: 'ASC' } as const;

const Name = ({ admin }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  const { user_id } = useUser();
  return (
    <>
      <span>{admin.full_name}</span>
      {admin.id === user_id && <span className="user-admin-own">{words('list.you')}</span>}
    </>
  );
};

/** The edit link of a row; hidden for user admins with rights that the signed-in user lacks. */
const UserAdminEditLink = () =>
  useProtection(useRecordContext<UserAdmin>()) === 'moreRights' ? null : <EditLink />;

/** The User Admin list: the people who may sign in to this back office. */
const UserAdminList = () => (
  <ListPage
    filters={filters}
    states={userAdminStates}
    sort={sort}
    sorts={sorts}
    action={
      <>
        <ExportButton columns={exported} name="user-admin" />
        <CreateButton />
      </>
    }
  >
    <DataTable actions={<UserAdminEditLink />}>
      <DataTable.Col<UserAdmin> source="full_name" render={(admin) => <Name admin={admin} />} />
      <DataTable.Col source="username" />
      <DataTable.Col source="email" detail />
      <DataTable.Col source="role" />
      <DataTable.Col source="status" field={StateField} />
      <DataTable.Col<UserAdmin>
        source="last_login"
        detail
        sortByOrder="DESC"
        render={(admin) => <LastLogin admin={admin} />}
      />
      {more}
    </DataTable>
  </ListPage>
);

export const fetchFirstView = firstRows({ sort });

export default UserAdminList;
