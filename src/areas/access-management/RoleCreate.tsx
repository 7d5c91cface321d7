import { useGetOne, useNotify } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccess } from '../../authProvider/currentAccess';
import { missingRights } from '../../domain/grants';
import { RecordCreate } from '../../record/RecordCreate';
import { RecordSkeleton } from '../../record/RecordSkeleton';
import { InfoBox } from '../../ui/InfoBox';
import { PageHeader } from '../../ui/PageHeader';
import { useResourceWords } from '../../ui/text/useResourceWords';
import { type Role, roleLimits } from './accessManagementWire';
import { useRoleReview } from './review/useRoleReview';
import { useRightsText } from './rightsText';
import { roleBodyOf, RoleForm } from './RoleForm';

const blank = { name: '', description: '', permissions: [] };

/**
 * The form of a new role with the rights of another role that the user holds too. The rights are computed once, so that a
 * right that is lost later does not reset the form.
 */
const CopyForm = ({ original }: { original: Role }) => {
  const words = useResourceWords();
  const rightsText = useRightsText();
  const access = useAccess();
  const [missing] = useState(() => missingRights(access, original.permissions));
  const name = words('form.copyOf', { name: original.name }).slice(0, roleLimits.name);
  const permissions = original.permissions.filter((value) => !missing.includes(value));
  return (
    <>
      {missing.length > 0 && <InfoBox title={words('form.notCopied', { rights: rightsText(missing) })} />}
      <RoleForm defaultValues={{ name, description: original.description, permissions }} />
    </>
  );
};

/** The 'Tambah Peran' page; 'Duplikat' if the URL names a role in `from`. */
const RoleCreate = () => {
  const words = useResourceWords();
  const notify = useNotify();
  const [search] = useSearchParams();
  const from = search.get('from');
  const { review, dialog } = useRoleReview();
  // Never refetched: the form holds its own copy of the role after the first response.
  const original = useGetOne<Role>(
    'access-management',
    { id: from ?? '', meta: { detail: 'copy' } },
    {
      enabled: from !== null,
      gcTime: 0,
      staleTime: 'static',
      onError: ({ message }) => notify(message, { type: 'error' }),
    },
  );
  return (
    <RecordCreate transform={roleBodyOf} identifiedBy={['name']} review={review}>
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      {from !== null && original.isPending ? (
        <RecordSkeleton isForm />
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
