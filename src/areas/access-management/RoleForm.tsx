import { useGetOne, useInput, useNotify } from 'ra-core';
import { useState } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { accessManagement } from '../../../i18n/areas/access-management';
import { matrix } from '../../../i18n/areas/access-management/rights';
import { useAccess, useUser } from '../../authProvider/currentUser';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { missingRights, readRight } from '../../domain/grants';
import { RecordForm } from '../../form/RecordForm';
import { TextInput } from '../../form/TextInput';
import { atMost, rulesOf, trimmed } from '../../form/textRules';
import { useAreas } from '../../menu/area';
import { EditPage, FormUnlessRefused } from '../../record/EditPage';
import { RecordSkeleton } from '../../record/RecordColumns';
import { RecordHistory } from '../../record/Timeline';
import { InfoBox } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { FullWidth, ResourceSection } from '../../ui/Section';
import { useOwnWords, useResourceWords } from '../../ui/text/words';
import { RightsMatrix } from './rights/RightsMatrix';
import { RolePreview } from './rights/RolePreview';
import { useRoleReview } from './rights/RoleReview';
import { roleContent, useRightsText, useRoleChangeWords, useRoleMerge } from './roleModel';
import { type Role, type RoleBody, roleLimits } from './roleWire';

const { must } = rulesOf(accessManagement.fields);
const rules = {
  name: must('name', atMost(roleLimits.name, 'resources.access-management.validation.name')),
  description: [atMost(roleLimits.description, 'resources.access-management.validation.description')],
};

const roleBodyOf = ({ name, description, permissions }: FieldValues): RoleBody => ({
  name: trimmed(name),
  description: trimmed(description),
  permissions: permissions as string[],
});

const RightsInput = ({ stored }: { stored?: Role }) => {
  const words = useOwnWords(matrix);
  const rightsText = useRightsText();
  const own = useAccess();
  const areas = useAreas();
  const { role_name: ownRole } = useUser();
  // A colleague may rename the role while the form is open, so its opened name stays the user's own.
  const [ownAtOpening] = useState(ownRole);
  const { field, fieldState } = useInput({ source: 'permissions' });
  const rights = field.value as string[];
  const sole = stored?.sole_rights ?? [];
  const unknown = rights.filter(
    (value) => !areas.some(({ permission }) => permission === readRight(value)?.permission),
  );
  const everything = areas.map(({ permission }) => `MANAGE_${permission}`);
  return (
    <FullWidth className="stack">
      {stored && [ownAtOpening, ownRole].includes(stored.name) && <InfoBox title={words('own')} />}
      {sole.length > 0 && <InfoBox title={words('sole')}>{words('soleHow')}</InfoBox>}
      {missingRights(own, everything).length > 0 && <InfoBox title={words('missingRights')} />}
      <RightsMatrix
        rights={rights}
        before={stored?.permissions}
        own={own}
        sole={sole}
        onChange={field.onChange}
      />
      {unknown.length > 0 && <p className="hint">{words('unknown', { rights: rightsText(unknown) })}</p>}
      {fieldState.error?.message && <p className="hint is-error">{fieldState.error.message}</p>}
    </FullWidth>
  );
};

const FormPreview = () => {
  const [name, permissions] = useWatch<RoleBody, ['name', 'permissions']>({ name: ['name', 'permissions'] });
  const { isDirty } = useFormState();
  return <RolePreview name={name} permissions={permissions} isUnsaved={isDirty} />;
};

/** It may be the user's own role, so their access is reread. */
const RoleForm = ({ stored, defaultValues }: { stored?: Role; defaultValues?: RoleBody }) => {
  const changeWords = useRoleChangeWords();
  const merge = useRoleMerge();
  const { review, dialog } = useRoleReview();
  return (
    <>
      <RecordForm
        record={stored}
        defaultValues={defaultValues}
        onSaved={stored && (() => void rereadAccess(freshness.now, { joinsRunning: false }))}
        bodyOf={roleBodyOf}
        changesOf={(values) => roleContent(roleBodyOf(values))}
        merge={merge}
        identifiedBy={['name']}
        review={review}
      >
        <ResourceSection section="identity">
          <TextInput source="name" validate={rules.name} />
          <TextInput source="description" validate={rules.description} />
        </ResourceSection>
        <ResourceSection section="rights">
          <FormPreview />
          <RightsInput stored={stored} />
        </ResourceSection>
        {stored && <RecordHistory history={stored.history} changeWords={changeWords} />}
      </RecordForm>
      {dialog}
    </>
  );
};

const blank = { name: '', description: '', permissions: [] };

/** With the rights that the user holds too, as they were at first: a right that is lost later does not reset the form. */
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

/** 'Duplikat' if the URL names a role in `from`. */
export const RoleCreate = () => {
  const words = useResourceWords();
  const notify = useNotify();
  const [search] = useSearchParams();
  const from = search.get('from');
  // The form has its own copy after the first response.
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
    <>
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      {from !== null && original.isPending ? (
        <RecordSkeleton isForm />
      ) : original.data ? (
        <CopyForm original={original.data} />
      ) : (
        <RoleForm defaultValues={blank} />
      )}
    </>
  );
};

const OpenedRole = ({ role }: { role: Role }) => (
  <FormUnlessRefused isRefused={missingRights(useAccess(), role.permissions).length > 0}>
    <RoleForm stored={role} />
  </FormUnlessRefused>
);

export const RoleEdit = () => {
  const words = useResourceWords();
  return (
    <EditPage<Role> sentence={(role) => role?.name ?? words('formSentence')}>
      {(role) => <OpenedRole role={role} />}
    </EditPage>
  );
};
