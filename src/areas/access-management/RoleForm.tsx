import type { FieldValues } from 'react-hook-form';
import { accessManagement } from '../../../i18n/areas/access-management';
import { FullWidth } from '../../form/FullWidth';
import { TextInput } from '../../form/TextInput';
import { atMost, required, trimmed } from '../../form/textRules';
import { Detail } from '../../record/Detail';
import { RecordForm } from '../../record/RecordForm';
import { RecordHistory } from '../../record/RecordHistory';
import { type Role, type RoleBody, roleLimits } from './accessManagementWire';
import { RightsInput } from './matrix/RightsInput';
import { RolePreviewButton } from './preview/RolePreviewButton';
import { useRoleChangeWords } from './useRoleChangeWords';
import './RoleForm.css';

type RoleFormProps = {
  /** The stored role; undefined for a new one. */
  stored?: Role;
  defaultValues?: RoleBody;
};

const nameRules = [
  required(accessManagement.fields.name),
  atMost(roleLimits.name, 'resources.access-management.validation.name'),
];
const descriptionRules = [
  atMost(roleLimits.description, 'resources.access-management.validation.description'),
];

/** Maps the form values to the request body. */
export const roleBodyOf = ({ name, description, permissions }: FieldValues): RoleBody => ({
  name: trimmed(name),
  description: trimmed(description),
  permissions: permissions as string[],
});

/** The form of a role; useRoleReview shows what a save would change. */
export const RoleForm = ({ stored, defaultValues }: RoleFormProps) => {
  const changeWords = useRoleChangeWords();
  return (
    <RecordForm {...(defaultValues && { defaultValues })}>
      <Detail section="identity">
        <TextInput source="name" validate={nameRules} />
        <TextInput source="description" validate={descriptionRules} />
      </Detail>
      <Detail section="rights">
        <FullWidth className="role-tools">
          <RolePreviewButton />
        </FullWidth>
        <RightsInput {...(stored && { stored })} />
      </Detail>
      {stored && <RecordHistory history={stored.history} changeWords={changeWords} />}
    </RecordForm>
  );
};
