import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useNotify, useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../authProvider/currentAccess';
import { lacking } from '../../domain/grants';
import { InfoBox } from '../../widgets/feedback/InfoBox';
import { PageHeader } from '../../widgets/feedback/PageHeader';
import { RecordCreate } from '../../widgets/record/RecordCreate';
import { type Role, roleLimits } from './accessManagementWire';
import { useRightsText } from './rightsText';
import { roleBodyOf, RoleForm } from './RoleForm';
import { roleKey } from './roleKey';
import { useRoleReview } from './useRoleReview';

const blank = { name: '', description: '', permissions: [] };

/** A new role with the rights of another, as far as one holds them oneself. */
const CopyForm = ({ original }: { original: Role }) => {
  const translate = useTranslate();
  const rightsText = useRightsText();
  const missing = lacking(useAccess(), original.permissions);
  const name = translate(roleKey('form.copyOf'), { name: original.name }).slice(0, roleLimits.name);
  const permissions = original.permissions.filter((value) => !missing.includes(value));
  return (
    <>
      {missing.length > 0 && (
        <InfoBox title={translate(roleKey('form.notCopied'), { rights: rightsText(missing) })} />
      )}
      <RoleForm defaultValues={{ name, description: original.description, permissions }} />
    </>
  );
};

/** 'Tambah Peran', and 'Duplikat' when the address names a role in `from`. */
const RoleCreate = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [search] = useSearchParams();
  const from = search.get('from');
  const { review, dialog } = useRoleReview();
  // Read once, as for an edit: what it holds is in the form from then on.
  const original = useGetOne<Role>(
    'access-management',
    { id: from ?? '', meta: { detail: 'copy' } },
    {
      enabled: from !== null,
      gcTime: 0,
      staleTime: 'static',
      onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    },
  );
  return (
    <RecordCreate transform={roleBodyOf} foundBy={['name']} review={review}>
      <PageHeader
        title={translate(roleKey('form.createTitle'))}
        sentence={translate(roleKey('form.sentence'))}
      />
      {from !== null && original.isPending ? (
        <Skeleton variant="rounded" height={320} />
      ) : original.data ? (
        <CopyForm original={original.data} />
      ) : (
        <RoleForm defaultValues={blank} />
      )}
      {dialog}
    </RecordCreate>
  );
};

export default RoleCreate;
