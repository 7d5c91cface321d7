import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { withoutImplied } from '../../domain/grants';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordEdit } from '../../widgets/record/RecordEdit';
import { RecordSkeleton } from '../../widgets/record/RecordSkeleton';
import { RedirectToShow } from '../../widgets/record/RedirectToShow';
import { useResourceWords } from '../../widgets/text/useResourceWords';
import type { Role } from './accessManagementWire';
import { roleBodyOf, RoleForm } from './RoleForm';
import { useMissingRights } from './useMissingRights';
import { useRoleMerge } from './useRoleMerge';
import { useRoleReview } from './useRoleReview';

/**
 * The form of a role, or its page where the role holds a right that the person lacks. Decided once: a right that is lost
 * later leaves the form with what was typed, and the server refuses the save.
 */
const OpenedRole = ({ role }: { role: Role }) => {
  const missing = useMissingRights(role);
  const [holdsMore] = useState(missing.length > 0);
  return holdsMore ? <RedirectToShow /> : <RoleForm stored={role} />;
};

const RolePage = () => {
  const words = useResourceWords();
  const role = useRecordContext<Role>();
  return (
    <>
      <PageHeader title={words('form.editTitle')} sentence={role ? role.name : words('form.sentence')} />
      {role ? <OpenedRole key={role.id} role={role} /> : <RecordSkeleton isForm />}
    </>
  );
};

/** Compares rights without their order, and without those that follow from others. */
const changesOf = (values: FieldValues) => {
  const { permissions, ...words } = roleBodyOf(values);
  return { ...words, permissions: withoutImplied(permissions).sort() };
};

/** A role as a matrix, to change. A change of one's own role takes effect at once. */
const RoleEdit = () => {
  const { review, dialog } = useRoleReview();
  return (
    <RecordEdit
      transform={roleBodyOf}
      changesOf={changesOf}
      merge={useRoleMerge()}
      review={review}
      onSaved={() => void rereadAccess(freshness.changed)}
    >
      <RolePage />
      {dialog}
    </RecordEdit>
  );
};

export default RoleEdit;
