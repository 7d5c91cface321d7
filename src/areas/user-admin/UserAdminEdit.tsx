import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { EditPage } from '../../widgets/record/EditPage';
import { FormUnlessRefused } from '../../widgets/record/FormUnlessRefused';
import { RecordForm } from '../../widgets/record/RecordForm';
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

/** The form of a user admin who holds no right that the person at the screen lacks. People who change their own name see it at once. */
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
