import { useRecordContext } from 'ra-core';
import { useUser } from '../../authProvider/currentUser';
import { CreateButton } from '../../list/CreateButton';
import { ExportButton } from '../../list/export/ExportButton';
import { choicesOf } from '../../list/filter/filterChoices';
import { declareList } from '../../list/ListPage';
import { EditLink } from '../../record/action/RowActions';
import { useResourceWords } from '../../ui/text/words';
import { LastLogin, useProtection, useRoleChoices } from './userAdminModel';
import { type UserAdmin, userAdminStates } from './userAdminWire';
import './userAdmins.css';

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

const UserAdminEditLink = () =>
  useProtection(useRecordContext<UserAdmin>()) === 'moreRights' ? null : <EditLink />;

export default declareList<UserAdmin>({
  filters: [
    {
      source: 'role_id',
      useChoices: () => choicesOf(useRoleChoices(), ({ id, name }) => ({ value: id, label: name })),
    },
  ],
  columns: [
    { source: 'full_name', show: (admin) => <Name admin={admin} /> },
    { source: 'username' },
    { source: 'email', notOnPhones: true },
    { source: 'phone', hiddenAtFirst: true },
    { source: 'role' },
    { source: 'status', type: 'state' },
    {
      source: 'last_login',
      type: 'instant',
      notOnPhones: true,
      sortByOrder: 'DESC',
      show: (admin) => <LastLogin admin={admin} />,
    },
  ],
  states: userAdminStates,
  usualOrder: { sort: { field: 'full_name', order: 'ASC' } },
  toolbar: (
    <>
      <ExportButton name="user-admin" />
      <CreateButton />
    </>
  ),
  rowActions: <UserAdminEditLink />,
});
