import Skeleton from '@mui/material/Skeleton';
import { EditBase, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { PageHeader } from '../../widgets/PageHeader';
import { useRecordQuery } from '../../widgets/useRecordQuery';
import type { Role } from './accessManagementWire';
import { RoleForm, roleBodyOf } from './RoleForm';
import { roleKey } from './roleKey';

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

/** A role as a matrix, to change. Whoever changes their own is the first to feel it. */
const RoleEdit = () => {
  const notify = useNotify();
  return (
    <EditBase
      disableAuthentication
      redirect="list"
      mutationMode="pessimistic"
      queryOptions={useRecordQuery()}
      transform={roleBodyOf}
      mutationOptions={{
        onSuccess: () => {
          notify('forms.changed', { type: 'success' });
          void rereadAccess(freshness.changed);
        },
      }}
    >
      <RolePage />
    </EditBase>
  );
};

export default RoleEdit;
