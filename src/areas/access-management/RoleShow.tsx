import { useMay } from '../../authProvider/useMay';
import { FullWidth } from '../../form/FullWidth';
import { Detail } from '../../record/Detail';
import { ReadField } from '../../record/ReadField';
import { RecordHistory } from '../../record/RecordHistory';
import { ShowPage } from '../../record/ShowPage';
import { InfoBox } from '../../ui/InfoBox';
import { InstantField } from '../../ui/text/InstantField';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { RightsMatrix } from './matrix/RightsMatrix';
import { StoredRolePreview } from './preview/RolePreviewButton';
import { useRightsText } from './rightsText';
import { RoleUsers } from './RoleUsers';
import { useMissingRights } from './useMissingRights';
import { useRoleChangeWords } from './useRoleChangeWords';
import './RoleForm.css';

/** Explains to users with MANAGE_ why they cannot change this role. */
const Protection = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  const rightsText = useRightsText();
  const missing = useMissingRights(role);
  const mayEdit = useMay('edit');
  if (missing.length === 0 || !mayEdit) return null;
  return (
    <InfoBox title={words('show.missingRights')}>
      {words('show.missingRightsOf', { rights: rightsText(missing) })}
    </InfoBox>
  );
};

/** The read-only page of a role, for users who may not change it. */
const RoleShow = () => {
  const changeWords = useRoleChangeWords();
  return (
    <ShowPage<Role>>
      {(role) => (
        <>
          <Protection role={role} />
          <Detail section="identity">
            <ReadField source="name" />
            <ReadField source="description" />
            <ReadField source="user_count">
              <RoleUsers role={role} />
            </ReadField>
            <ReadField source="updated_at" field={InstantField} />
            <ReadField source="updated_by" />
          </Detail>
          <Detail section="rights">
            <FullWidth className="role-tools">
              <StoredRolePreview name={role.name} permissions={role.permissions} />
            </FullWidth>
            <FullWidth>
              <RightsMatrix rights={role.permissions} />
            </FullWidth>
          </Detail>
          <RecordHistory history={role.history} changeWords={changeWords} />
        </>
      )}
    </ShowPage>
  );
};

export default RoleShow;
