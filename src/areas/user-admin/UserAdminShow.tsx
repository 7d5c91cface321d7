import { useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import { InfoBox } from '../../widgets/feedback/InfoBox';
import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { ShowPage } from '../../widgets/record/ShowPage';
import { Timeline } from '../../widgets/record/Timeline';
import { Instant } from '../../widgets/text/Instant';
import { StateBadge } from '../../widgets/text/StateBadge';
import { AccessSummary } from './AccessSummary';
import { useProtection } from './useProtection';
import { UserAdminActions } from './UserAdminActions';
import { userAdminKey } from './userAdminKey';
import type { UserAdmin } from './userAdminWire';
import './UserAdminShow.css';

/** Why some of the buttons are missing, for those who manage user admins. */
const Protection = ({ admin }: { admin: UserAdmin }) => {
  const translate = useTranslate();
  const protection = useProtection(admin);
  const { canAccess } = useCanAccess({ resource: useResourceContext(), action: 'edit' });
  if (protection === null || canAccess !== true) return null;
  return (
    <div className="user-admin-protection">
      <InfoBox title={translate(userAdminKey(`protected.${protection}`))} />
    </div>
  );
};

/** A user admin: who it is, what the role lets them do, what happened to the account. */
const UserAdminShow = () => {
  const translate = useTranslate();
  return (
    <ShowPage
      title={translate(userAdminKey('form.showTitle'))}
      sentence={(admin: UserAdmin) => admin.full_name}
      actions={<UserAdminActions />}
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
            <ReadField source="status">
              <StateBadge state={admin.status} />
            </ReadField>
            <ReadField source="last_login">
              {admin.last_login ? (
                <Instant value={admin.last_login} />
              ) : (
                translate(userAdminKey('list.never'))
              )}
            </ReadField>
            <ReadField source="created_at">
              <Instant value={admin.created_at ?? null} />
            </ReadField>
          </Detail>
          <Detail section="role">
            <ReadField source="role" />
            <ReadField source="access_role">
              <AccessSummary rights={admin.access_role} />
            </ReadField>
          </Detail>
          <Detail section="history">
            <div className="form-wide">
              <Timeline history={admin.history} />
            </div>
          </Detail>
        </>
      )}
    </ShowPage>
  );
};

export default UserAdminShow;
