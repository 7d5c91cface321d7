import Skeleton from '@mui/material/Skeleton';
import { useRecordContext, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { withoutImplied } from '../../rules/grants';
import { PageHeader } from '../../widgets/PageHeader';
import { RecordEdit } from '../../widgets/RecordEdit';
import type { Role } from './accessManagementWire';
import { RoleForm, roleBodyOf } from './RoleForm';
import { roleKey } from './roleKey';
import { useRoleMerge } from './useRoleMerge';
import { useRoleReview } from './useRoleReview';

const RolePage = () => {
  const translate = useTranslate();
  const role = useRecordContext<Role>();
  return (
    <>
      <PageHeader
        title={translate(roleKey('form.editTitle'))}
        sentence={role ? role.name : translate(roleKey('form.sentence'))}
      />
      {role ? <RoleForm key={role.id} stored={role} /> : <Skeleton variant="rounded" height={320} />}
    </>
  );
};

/** Rights in whatever order, with or without those that follow from others, are the same rights. */
const changesOf = (values: FieldValues) => {
  const { permissions, ...words } = roleBodyOf(values);
  return { ...words, permissions: withoutImplied(permissions).sort() };
};

/** A role as a matrix, to change. Whoever changes their own is the first to feel it. */
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
