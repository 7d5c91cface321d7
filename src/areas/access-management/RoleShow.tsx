import { useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import { InfoBox } from '../../widgets/feedback/InfoBox';
import { Detail } from '../../widgets/record/Detail';
import { ReadField } from '../../widgets/record/ReadField';
import { ShowPage } from '../../widgets/record/ShowPage';
import { Instant } from '../../widgets/text/Instant';
import type { Role } from './accessManagementWire';
import { RightsMatrix } from './RightsMatrix';
import { useRightsText } from './rightsText';
import { roleKey } from './roleKey';
import { StoredRolePreview } from './RolePreviewButton';
import { RoleUsers } from './RoleUsers';
import { useRightsBeyond } from './useRightsBeyond';
import './RoleForm.css';

/** Why somebody who manages roles finds no form here. */
const Protection = ({ role }: { role: Role }) => {
  const translate = useTranslate();
  const rightsText = useRightsText();
  const beyond = useRightsBeyond(role);
  const { canAccess } = useCanAccess({ resource: useResourceContext(), action: 'edit' });
  if (beyond.length === 0 || canAccess !== true) return null;
  return (
    <div className="role-protection">
      <InfoBox title={translate(roleKey('show.beyond'))}>
        {translate(roleKey('show.beyondOf'), { rights: rightsText(beyond) })}
      </InfoBox>
    </div>
  );
};

/** A role to read, for those who may not change it. */
const RoleShow = () => {
  const translate = useTranslate();
  return (
    <ShowPage title={translate(roleKey('form.showTitle'))} sentence={(role: Role) => role.name}>
      {(role) => (
        <>
          <Protection role={role} />
          <Detail section="identity">
            <ReadField source="name" />
            <ReadField source="description" />
            <ReadField source="user_count">
              <RoleUsers role={role} />
            </ReadField>
            <ReadField source="updated_at">
              <Instant value={role.updated_at ?? null} />
            </ReadField>
            <ReadField source="updated_by" />
          </Detail>
          <Detail section="rights">
            <div className="form-wide role-tools">
              <StoredRolePreview name={role.name} permissions={role.permissions} />
            </div>
            <div className="form-wide">
              <RightsMatrix rights={role.permissions} />
            </div>
          </Detail>
        </>
      )}
    </ShowPage>
  );
};

export default RoleShow;
