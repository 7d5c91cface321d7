import { userAdmin as messages } from '../../../i18n/areas/user-admin';
import { emailPattern, fullNamePattern, phonePattern } from '../../domain/patterns';
import { PhoneTextInput } from '../../form/PhoneTextInput';
import { TextInput } from '../../form/TextInput';
import { matches, notStoredAsNumber, required } from '../../form/textRules';
import { TidyTextInput } from '../../form/TidyTextInput';
import { Detail } from '../../record/Detail';
import { NewPasswordInput } from './NewPasswordInput';
import { RoleInput } from './RoleInput';
import { type UserAdmin, usernamePattern } from './userAdminWire';

const { fields } = messages;
const rules = {
  full_name: [
    required(fields.full_name),
    matches(fullNamePattern, 'resources.member-list/user-admin.validation.fullName'),
  ],
  email: [
    required(fields.email),
    matches(emailPattern, 'validation.otherForms.email', { label: fields.email }),
  ],
  phone: [
    required(fields.phone),
    notStoredAsNumber(fields.phone),
    matches(phonePattern, 'validation.otherForms.phone', { label: fields.phone }),
  ],
  username: [
    required(fields.username),
    matches(usernamePattern, 'resources.member-list/user-admin.validation.username'),
  ],
};

/** The inputs of a user admin. The user name and password of a stored one cannot be changed. */
export const UserAdminInputs = ({ stored }: { stored?: UserAdmin }) => (
  <>
    <Detail section="person">
      <TidyTextInput source="full_name" validate={rules.full_name} rule="fullName" />
      <PhoneTextInput
        source="phone"
        validate={rules.phone}
        helperText="resources.member-list/user-admin.help.phone"
      />
      <TextInput source="email" validate={rules.email} type="email" />
    </Detail>
    <Detail section="account">
      {stored ? (
        <TextInput source="username" readOnly />
      ) : (
        <>
          <TextInput
            source="username"
            validate={rules.username}
            helperText="resources.member-list/user-admin.help.username"
          />
          <NewPasswordInput />
        </>
      )}
    </Detail>
    <Detail section="role">
      <RoleInput {...(stored && { stored })} />
    </Detail>
  </>
);
