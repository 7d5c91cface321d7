import type { FieldValues } from 'react-hook-form';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { withoutImplied } from '../../domain/grants';
import { EditPage } from '../../widgets/record/EditPage';
import { FormUnlessRefused } from '../../widgets/record/FormUnlessRefused';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { roleBodyOf, RoleForm } from './RoleForm';
import { useMissingRights } from './useMissingRights';
import { useRoleMerge } from './useRoleMerge';
import { useRoleReview } from './useRoleReview';

const OpenedRole = ({ role }: { role: Role }) => (
  <FormUnlessRefused isRefused={useMissingRights(role).length > 0}>
    <RoleForm stored={role} />
  </FormUnlessRefused>
);

/** Compares rights without their order, and without those that follow from others. */
const changesOf = (values: FieldValues) => {
  const { permissions, ...words } = roleBodyOf(values);
  return { ...words, permissions: withoutImplied(permissions).sort() };
};

/** A role as a matrix, to change by a person who holds all its rights. A change of one's own role takes effect at once. */
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
