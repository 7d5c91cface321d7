import { useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { accessManagement } from '../../../i18n/areas/access-management';
import { FormSection } from '../../widgets/form/FormSection';
import { FormTextInput } from '../../widgets/form/FormTextInput';
import { fits, required } from '../../widgets/form/textRules';
import { RecordForm } from '../../widgets/record/RecordForm';
import { type Role, type RoleBody, roleLimits } from './accessManagementWire';
import { RightsInput } from './RightsInput';
import { roleKey } from './roleKey';
import { RolePreviewButton } from './RolePreviewButton';
import './RoleForm.css';

type RoleFormProps = {
  /** The role as it is stored; left out for a new one. */
  stored?: Role;
  defaultValues?: RoleBody;
};

const nameRules = [
  required(accessManagement.fields.name),
  fits((text) => text.length <= roleLimits.name, roleKey('validation.name')),
];
const descriptionRules = [
  fits((text) => text.length <= roleLimits.description, roleKey('validation.description')),
];

/** What the form holds, as the server takes it. */
export const roleBodyOf = ({ name, description, permissions }: FieldValues): RoleBody => ({
  name: String(name).trim(),
  description: String(description ?? '').trim(),
  permissions: permissions as string[],
});

/** The form of a role; the page around it shows what a save would change (useRoleReview). */
export const RoleForm = ({ stored, defaultValues }: RoleFormProps) => {
  const translate = useTranslate();
  return (
    <RecordForm {...(defaultValues && { defaultValues })}>
      <FormSection
        title={translate(roleKey('sections.identity.title'))}
        help={translate(roleKey('sections.identity.hint'))}
      >
        <FormTextInput source="name" validate={nameRules} />
        <FormTextInput source="description" validate={descriptionRules} />
      </FormSection>
      <FormSection
        title={translate(roleKey('sections.rights.title'))}
        help={translate(roleKey('sections.rights.hint'))}
      >
        <div className="form-wide role-tools">
          <RolePreviewButton />
        </div>
        <RightsInput {...(stored && { stored })} />
      </FormSection>
    </RecordForm>
  );
};
