import { useTranslate } from 'ra-core';
import { Detail } from '../../widgets/Detail';
import { Instant } from '../../widgets/Instant';
import { ReadField } from '../../widgets/ReadField';
import { ShowPage } from '../../widgets/ShowPage';
import type { Role } from './accessManagementWire';
import { RightsMatrix } from './RightsMatrix';
import { StoredRolePreview } from './RolePreviewButton';
import { RoleUsers } from './RoleUsers';
import { roleKey } from './roleKey';
import './RoleForm.css';

/** A role to read, for whoever may see roles and not change them. */
const RoleShow = () => {
  const translate = useTranslate();
  return (
    <ShowPage title={translate(roleKey('form.showTitle'))} sentence={(role: Role) => role.name}>
      {(role) => (
        <>
          <Detail section="identity">
            <ReadField source="name">{role.name}</ReadField>
            <ReadField source="description">{role.description}</ReadField>
            <ReadField source="user_count">
              <RoleUsers role={role} />
            </ReadField>
            <ReadField source="updated_at">
              <Instant value={role.updated_at ?? null} />
            </ReadField>
            <ReadField source="updated_by">{role.updated_by}</ReadField>
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
