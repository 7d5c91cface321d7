import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { userAdmin as messages } from '../../../i18n/areas/user-admin';
import { isLoginPassword } from '../../domain/password';
import { randomPassword } from '../../format/randomPassword';
import { FormTextInput } from '../../widgets/form/FormTextInput';
import { fits, required } from '../../widgets/form/textRules';
import { userAdminKey } from './userAdminKey';
import './PasswordField.css';

const rules = [required(messages.fields.password), fits(isLoginPassword, 'validation.loginPassword')];

/** The first password of a new user admin: proposed, open to change, and in sight, since staff hand it on. */
export const PasswordField = () => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  return (
    <div className="password-line">
      <FormTextInput
        source="password"
        validate={rules}
        helperText={userAdminKey('help.password')}
        autoComplete="new-password"
      />
      <Button
        variant="outlined"
        onClick={() => setValue('password', randomPassword(), { shouldDirty: true, shouldValidate: true })}
      >
        {translate(userAdminKey('help.generate'))}
      </Button>
    </div>
  );
};
