import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordEdit } from '../../widgets/record/RecordEdit';
import { RecordForm } from '../../widgets/record/RecordForm';
import { RecordSkeleton } from '../../widgets/record/RecordSkeleton';
import { RedirectToShow } from '../../widgets/record/RedirectToShow';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import { useProtection } from './useProtection';
import { changeBodyOf } from './userAdminBody';
import { UserAdminInputs } from './UserAdminInputs';
import { userAdminMerge } from './userAdminMerge';
import type { UserAdmin } from './userAdminWire';

/**
 * The form of a user admin, or their page where they hold a right that the person at the screen lacks. Decided once: a right
 * that is lost later leaves the form with what was typed, and the server refuses the save.
 */
const OpenedUserAdmin = ({ admin }: { admin: UserAdmin }) => {
  const protection = useProtection(admin);
  const [holdsMore] = useState(protection === 'moreRights');
  return holdsMore ? (
    <RedirectToShow />
  ) : (
    <RecordForm>
      <UserAdminInputs stored={admin} />
    </RecordForm>
  );
};

const UserAdminPage = () => {
  const words = useResourceWords();
  const admin = useRecordContext<UserAdmin>();
  return (
    <>
      <PageHeader title={words('form.editTitle')} sentence={admin?.full_name} />
      {admin ? <OpenedUserAdmin key={admin.id} admin={admin} /> : <RecordSkeleton isForm />}
    </>
  );
};

/** The form of a user admin. People who change their own name see it at once. */
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
