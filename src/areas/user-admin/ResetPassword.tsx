import TextField from '@mui/material/TextField';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isNewPassword } from '../../rules/password';
import { randomPassword } from '../../rules/randomPassword';
import { ActionButton } from '../../widgets/ActionButton';
import { userAdminKey } from './userAdminKey';
import { userAdminTransitions } from './userAdminWire';
import './PasswordField.css';

/** 'Atur Ulang Kata Sandi': proposes one, shows it, takes another that meets the change rule (specification §5). */
export const ResetPassword = ({ state }: { state: string }) => {
  const translate = useTranslate();
  const [password, setPassword] = useState(randomPassword);
  const isFit = isNewPassword(password);
  return (
    <ActionButton
      action="resetPassword"
      transition={userAdminTransitions.resetPassword}
      state={state}
      data={{ new_password: password }}
      ready={isFit}
      onClosed={() => setPassword(randomPassword())}
    >
      <div className="password-line">
        <TextField
          label={translate(userAdminKey('fields.new_password'))}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={!isFit}
          helperText={translate(
            isFit ? userAdminKey('actions.resetPassword.rule') : 'validation.newPassword',
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
