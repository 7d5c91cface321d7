import TextField from '@mui/material/TextField';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { newPasswordFault } from '../../rules/password';
import { randomPassword } from '../../rules/randomPassword';
import { ActionButton } from '../../widgets/ActionButton';
import { userAdminKey } from './userAdminKey';
import { userAdminTransitions } from './userAdminWire';
import './PasswordField.css';

/** 'Atur Ulang Password': proposes one, shows it, takes another that the login form accepts too (specification §5). */
export const ResetPassword = ({ state }: { state: string }) => {
  const translate = useTranslate();
  const [password, setPassword] = useState(randomPassword);
  const fault = newPasswordFault(password);
  return (
    <ActionButton
      action="resetPassword"
      transition={userAdminTransitions.resetPassword}
      state={state}
      data={{ new_password: password }}
      ready={fault === null}
      onClosed={() => setPassword(randomPassword())}
    >
      <div className="password-line">
        <TextField
          label={translate(userAdminKey('fields.new_password'))}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={fault !== null}
          helperText={translate(
            fault === null ? userAdminKey('actions.resetPassword.rule') : `validation.${fault}`,
          )}
          autoFocus
          slotProps={{ htmlInput: { autoComplete: 'new-password', spellCheck: false } }}
        />
        <Button variant="outlined" onClick={() => setPassword(randomPassword())}>
          {translate(userAdminKey('help.generate'))}
        </Button>
      </div>
    </ActionButton>
  );
};
