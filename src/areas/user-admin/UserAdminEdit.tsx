import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { EditPage } from '../../record/EditPage';
import { FormUnlessRefused } from '../../record/FormUnlessRefused';
import { RecordForm } from '../../record/RecordForm';
import { useProtection } from './useProtection';
import { changeBodyOf } from './userAdminBody';
import { UserAdminInputs } from './UserAdminInputs';
import { userAdminMerge } from './userAdminMerge';
import type { UserAdmin } from './userAdminWire';

const OpenedUserAdmin = ({ admin }: { admin: UserAdmin }) => (
  <FormUnlessRefused isRefused={useProtection(admin) === 'moreRights'}>
    <RecordForm>
      <UserAdminInputs stored={admin} />
    </RecordForm>
  </FormUnlessRefused>
);

/**
 * The edit page of a user admin without rights that the signed-in user lacks. Rereads the user's own data after a save,
 * because the name may be their own.
 */
const UserAdminEdit = () => (
  <EditPage<UserAdmin>
    transform={changeBodyOf}
    merge={userAdminMerge}
    onSaved={() => void rereadAccess(freshness.changed)}
  >
    {(admin) => <OpenedUserAdmin admin={admin} />}
  </EditPage>
);

export default UserAdminEdit;
