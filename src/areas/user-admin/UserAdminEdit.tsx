import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useTranslate } from 'ra-core';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { PageHeader } from '../../widgets/PageHeader';
import { RecordEdit } from '../../widgets/RecordEdit';
import { RecordForm } from '../../widgets/RecordForm';
import { changeBodyOf } from './userAdminBody';
import { UserAdminInputs } from './UserAdminInputs';
import { userAdminKey } from './userAdminKey';
import { userAdminMerge } from './userAdminMerge';
import type { UserAdmin } from './userAdminWire';

const UserAdminPage = () => {
  const translate = useTranslate();
  const admin = useRecordContext<UserAdmin>();
  return (
    <>
      <PageHeader title={translate(userAdminKey('form.editTitle'))} sentence={admin?.full_name} />
      {admin ? (
        <RecordForm key={admin.id}>
          <UserAdminInputs stored={admin} />
        </RecordForm>
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
};

/** The form of a user admin. Whoever changes their own name sees it at once. */
const UserAdminEdit = () => (
  <RecordEdit
    transform={changeBodyOf}
    merge={userAdminMerge}
    onSaved={() => void rereadAccess(freshness.changed)}
  >
    <UserAdminPage />
  </RecordEdit>
);

export default UserAdminEdit;
