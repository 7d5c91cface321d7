import { useState } from 'react';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { userAdmin as messages } from '../../../i18n/areas/user-admin';
import { useAccess } from '../../authProvider/currentUser';
import { freshness, rereadAccess } from '../../authProvider/rereadAccess';
import { randomPassword } from '../../domain/format/randomPassword';
import { missingRights } from '../../domain/grants';
import { isLoginPassword } from '../../domain/password';
import { fullNamePattern, phonePrefix } from '../../domain/patterns';
import { RecordForm } from '../../form/RecordForm';
import { IssuedPassword } from '../../form/save/IssuedPassword';
import type { MergeRules, ShownField } from '../../form/save/merging';
import { useLeaveForList } from '../../form/save/useRecordForm';
import { SelectInput } from '../../form/SelectInput';
import { PhoneTextInput, TextInput, TidyTextInput } from '../../form/TextInput';
import { fits, matches, rulesOf, trimmed } from '../../form/textRules';
import { EditPage, FormUnlessRefused } from '../../record/EditPage';
import { ReadField } from '../../record/ReadField';
import { Button } from '../../ui/Button';
import { InfoBox } from '../../ui/Notice';
import { PageHeader } from '../../ui/PageHeader';
import { RetryButton } from '../../ui/Part';
import { ResourceSection } from '../../ui/Section';
import { useResourceWords } from '../../ui/text/words';
import { AccessSummary, useProtection, useRoleChoices } from './userAdminModel';
import { type newUserAdmin, type UserAdmin, type userAdminChange, usernamePattern } from './userAdminWire';
import './userAdmins.css';

const wrong = (rule: keyof typeof messages.validation): string =>
  `resources.member-list/user-admin.validation.${rule}`;

const { must, phone, email } = rulesOf(messages.fields);
const rules = {
  full_name: must('full_name', matches(fullNamePattern, wrong('fullName'))),
  email: email('email'),
  phone: phone('phone'),
  username: must('username', matches(usernamePattern, wrong('username'))),
  password: must('password', fits(isLoginPassword, wrong('password'))),
  role_id: must('role_id'),
};

/** Visible, because staff hand it over. */
const NewPasswordInput = () => {
  const words = useResourceWords();
  const { setValue } = useFormContext();
  return (
    <div className="password-line flow">
      <TextInput
        source="password"
        validate={rules.password}
        helperText={words('help.password')}
        autoComplete="new-password"
      />
      <Button
        variant="outlined"
        onClick={() => setValue('password', randomPassword(), { shouldDirty: true, shouldValidate: true })}
      >
        {words('help.generate')}
      </Button>
    </div>
  );
};

/** A role with rights that the signed-in user lacks is disabled. */
const RoleInput = ({ stored }: { stored?: UserAdmin }) => {
  const words = useResourceWords();
  const own = useAccess();
  const protection = useProtection(stored);
  const { data: roles, isError, refetch } = useRoleChoices();
  const chosen = useWatch<{ role_id: string }, 'role_id'>({ name: 'role_id' });
  if (isError && !roles)
    return (
      <InfoBox
        title={words('help.rolesFailed')}
        actions={<RetryButton color="inherit" onRetry={refetch} />}
      />
    );
  const choices = (roles ?? []).map(({ id, name, permissions }) => {
    const holdsMore = id !== stored?.role_id && missingRights(own, permissions).length > 0;
    return {
      id,
      name: holdsMore ? words('help.roleMissingRights', { name }) : name,
      disabled: holdsMore,
    };
  });
  // Also while the roles load, and if it was deleted.
  if (stored?.role_id && !choices.some(({ id }) => id === stored.role_id))
    choices.unshift({ id: stored.role_id, name: stored.role, disabled: false });
  const role = roles?.find(({ id }) => id === chosen);
  return (
    <>
      <SelectInput
        source="role_id"
        choices={choices}
        validate={rules.role_id}
        readOnly={protection !== null}
        helperText={protection !== null && words(`help.${protection === 'own' ? 'ownRole' : 'moreRights'}`)}
      />
      {role && (
        <ReadField source="access_role">
          <AccessSummary rights={role.permissions} />
        </ReadField>
      )}
    </>
  );
};

const UserAdminInputs = ({ stored }: { stored?: UserAdmin }) => {
  const words = useResourceWords();
  return (
    <>
      <ResourceSection section="person">
        <TidyTextInput source="full_name" validate={rules.full_name} rule="fullName" />
        <PhoneTextInput source="phone" validate={rules.phone} helperText={words('help.phone')} />
        <TextInput source="email" validate={rules.email} type="email" />
      </ResourceSection>
      <ResourceSection section="account">
        {stored ? (
          <TextInput source="username" readOnly />
        ) : (
          <>
            <TextInput source="username" validate={rules.username} helperText={words('help.username')} />
            <NewPasswordInput />
          </>
        )}
      </ResourceSection>
      <ResourceSection section="role">
        <RoleInput stored={stored} />
      </ResourceSection>
    </>
  );
};

const changeBodyOf = (values: FieldValues): z.infer<typeof userAdminChange> => ({
  full_name: trimmed(values.full_name),
  email: trimmed(values.email),
  phone: trimmed(values.phone),
  role_id: trimmed(values.role_id),
});

const createBodyOf = (values: FieldValues): z.infer<typeof newUserAdmin> => ({
  ...changeBodyOf(values),
  username: trimmed(values.username),
  password: trimmed(values.password),
});

const RoleName = ({ field, values, record }: ShownField) => {
  const { data: roles = [] } = useRoleChoices();
  const id: unknown = values[field];
  const name = roles.find((role) => role.id === id)?.name;
  return <span>{name ?? String(record.role_id === id ? record.role : id)}</span>;
};

const userAdminMerge: MergeRules = {
  needed: ['full_name', 'email', 'phone', 'role_id'],
  shown: { role_id: RoleName },
};

const blank = { full_name: '', email: '', phone: phonePrefix, username: '', role_id: '' };

export const UserAdminCreate = () => {
  const words = useResourceWords();
  const leaveForList = useLeaveForList();
  const [issued, setIssued] = useState<{ username: string; password: string } | null>(null);
  const [defaultValues] = useState(() => ({ ...blank, password: randomPassword() }));
  return (
    <>
      <PageHeader title={words('createTitle')} sentence={words('formSentence')} />
      <RecordForm
        defaultValues={defaultValues}
        bodyOf={createBodyOf}
        identifiedBy={['username']}
        // It stays behind the dialog with the password, which leads to the list.
        afterSave={(form) =>
          setIssued({ username: trimmed(form.username), password: trimmed(form.password) })
        }
      >
        <UserAdminInputs />
      </RecordForm>
      {issued && <IssuedPassword {...issued} onClose={leaveForList} />}
    </>
  );
};

/** The name may be the signed-in user's own. */
const OpenedUserAdmin = ({ admin }: { admin: UserAdmin }) => (
  <FormUnlessRefused isRefused={useProtection(admin) === 'moreRights'}>
    <RecordForm
      record={admin}
      bodyOf={changeBodyOf}
      merge={userAdminMerge}
      onSaved={() => void rereadAccess(freshness.now, { joinsRunning: false })}
    >
      <UserAdminInputs stored={admin} />
    </RecordForm>
  </FormUnlessRefused>
);

export const UserAdminEdit = () => (
  <EditPage<UserAdmin>>{(admin) => <OpenedUserAdmin admin={admin} />}</EditPage>
);
