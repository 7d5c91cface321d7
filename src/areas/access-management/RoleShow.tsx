import { useAccess } from '../../authProvider/currentUser';
import { useMay } from '../../authProvider/useMay';
import { missingRights } from '../../domain/grants';
import { ReadField } from '../../record/ReadField';
import { ShowPage } from '../../record/ShowPage';
import { RecordHistory } from '../../record/Timeline';
import { InfoBox } from '../../ui/Notice';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { useResourceWords } from '../../ui/text/words';
import { RightsMatrix } from './rights/RightsMatrix';
import { RolePreview } from './rights/RolePreview';
import { RoleUsers } from './RoleList';
import { useRightsText, useRoleChangeWords } from './roleModel';
import type { Role } from './roleWire';

const Protection = ({ role }: { role: Role }) => {
  const words = useResourceWords();
  const rightsText = useRightsText();
  const missing = missingRights(useAccess(), role.permissions);
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
          <ResourceSection section="identity">
            <ReadField source="name" />
            <ReadField source="description" />
            <ReadField source="user_count">
              <RoleUsers role={role} />
            </ReadField>
            <ReadField source="updated_at" type="instant" />
            <ReadField source="updated_by" />
          </ResourceSection>
          <ResourceSection section="rights">
            <RolePreview name={role.name} permissions={role.permissions} />
            <FullWidth>
              <RightsMatrix rights={role.permissions} />
            </FullWidth>
          </ResourceSection>
          <RecordHistory history={role.history} changeWords={changeWords} />
        </>
      )}
    </ShowPage>
  );
};

export default RoleShow;
