import { useMay } from '../../authProvider/useMay';
import { Detail } from '../../record/Detail';
import { ReadField } from '../../record/ReadField';
import { RecordHistory } from '../../record/RecordHistory';
import { ShowPage } from '../../record/ShowPage';
import { InfoBox } from '../../ui/InfoBox';
import { InstantField } from '../../ui/text/InstantField';
import { StateField } from '../../ui/text/StateField';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { AccessSummary } from './AccessSummary';
import { ActivityButton } from './ActivityButton';
import { LastLogin } from './LastLogin';
import { useProtection } from './useProtection';
import { UserAdminActions } from './UserAdminActions';
import type { UserAdmin } from './userAdminWire';

/** Explains missing buttons to users with MANAGE_. */
const Protection = ({ admin }: { admin: UserAdmin }) => {
  const words = useResourceWords();
  const protection = useProtection(admin);
  const mayEdit = useMay('edit');
  if (protection === null || !mayEdit) return null;
  return <InfoBox title={words(`protected.${protection}`)} />;
};

/** The page of one user admin: person, account, rights and history. */
export const UserAdminDetail = () => (
  <ShowPage<UserAdmin>
    actions={
      <>
        <ActivityButton />
        <UserAdminActions />
      </>
    }
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
          <ReadField source="status" field={StateField} />
          <ReadField source="last_login">
            <LastLogin admin={admin} />
          </ReadField>
          <ReadField source="created_at" field={InstantField} />
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
