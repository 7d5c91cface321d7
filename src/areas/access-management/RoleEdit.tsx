import type { FieldValues } from 'react-hook-form';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { withoutImplied } from '../../domain/grants';
import { EditPage } from '../../record/EditPage';
import { FormUnlessRefused } from '../../record/FormUnlessRefused';
import { useResourceWords } from '../../ui/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { useRoleReview } from './review/useRoleReview';
import { roleBodyOf, RoleForm } from './RoleForm';
import { useMissingRights } from './useMissingRights';
import { useRoleMerge } from './useRoleMerge';

const OpenedRole = ({ role }: { role: Role }) => (
  <FormUnlessRefused isRefused={useMissingRights(role).length > 0}>
    <RoleForm stored={role} />
  </FormUnlessRefused>
);

/** Returns the values to compare: rights are sorted, and rights implied by others are left out. */
const changesOf = (values: FieldValues) => {
  const { permissions, ...words } = roleBodyOf(values);
  return { ...words, permissions: withoutImplied(permissions).sort() };
};

/**
 * The edit page of a role, for users who hold all its rights. Rereads the user's access after a save, because it may be
 * their own role.
 */
const RoleEdit = () => {
  const words = useResourceWords();
  const { review, dialog } = useRoleReview();
  return (
    <EditPage<Role>
      sentence={(role) => role?.name ?? words('formSentence')}
      transform={roleBodyOf}
      changesOf={changesOf}
      merge={useRoleMerge()}
      review={review}
      onSaved={() => void rereadAccess(freshness.changed)}
    >
      {(role) => (
        <>
          <OpenedRole role={role} />
          {dialog}
        </>
      )}
    </EditPage>
  );
};

export default RoleEdit;
