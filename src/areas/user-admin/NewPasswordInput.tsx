import { useFormContext } from 'react-hook-form';
import { userAdmin as messages } from '../../../i18n/areas/user-admin';
import { randomPassword } from '../../domain/format/randomPassword';
import { isLoginPassword } from '../../domain/password';
import { TextInput } from '../../form/TextInput';
import { fits, required } from '../../form/textRules';
import { Button } from '../../ui/Button';
import { useResourceWords } from '../../ui/text/useResourceWords';
import './NewPasswordInput.css';

const rules = [
  required(messages.fields.password),
  fits(isLoginPassword, 'resources.member-list/user-admin.validation.password'),
];

/** The first password of a new user admin: generated, editable, and visible, because staff hand it over. */
export const NewPasswordInput = () => {
  const words = useResourceWords();
  const { setValue } = useFormContext();
  return (
    <div className="password-line">
      <TextInput
        source="password"
        validate={rules}
        helperText="resources.member-list/user-admin.help.password"
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
